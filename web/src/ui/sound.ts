/** Two soft tones, made on the spot: no sound files. */

let audio: AudioContext | null = null;

function tone(context: AudioContext, pitch: number, at: number): void {
  const source = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + 0.55);
}

export function chime(): void {
  audio ??= new AudioContext();
  tone(audio, 523, audio.currentTime);
  tone(audio, 659, audio.currentTime + 0.14);
}
