/** A scoring, shown province by province. */

import type { BoardContext, GameEvent, Scene } from '../board';
import type { View } from './view';

export interface Gain {
  seat: number;
  influence: number;
  points: number;
}

export interface ScoringStep {
  site: string;
  number: number;
  /** `null` while the site alone is shown. */
  province: string | null;
  worth: number;
  gains: Gain[];
  /** Everybody's points after this step. */
  scores: number[];
}

const BEGIN_MS = 1400;
const PROVINCE_MS = 2600;

export function scenes(events: readonly GameEvent[], before: BoardContext<View>): Scene<ScoringStep>[] {
  const { words } = before;
  const steps: ScoringStep[] = [];
  let scores = [...before.scores];
  for (const event of events) {
    if (event.event === 'crop-taken') {
      scores = added(scores, Number(event.seat), Number(event.points));
    } else if (event.event === 'scoring-began') {
      const site = words.id('site', event.site);
      steps.push({ site, number: Number(event.number), province: null, worth: 0, gains: [], scores });
    } else if (event.event === 'province-scored' || event.event === 'nobody-influential') {
      const { site, number } = steps.at(-1)!;
      const province = words.id('province', event.province);
      steps.push({ site, number, province, worth: Number(event.points ?? 0), gains: [], scores });
    } else if (event.event === 'influence-scored') {
      const step = steps.at(-1)!;
      const gain = { seat: Number(event.seat), influence: Number(event.influence), points: Number(event.points) };
      step.gains.push(gain);
      scores = step.scores = added(scores, gain.seat, gain.points);
    }
  }
  return steps.map((data) => ({ name: 'scoring', ms: data.province ? PROVINCE_MS : BEGIN_MS, data }));
}

function added(scores: number[], seat: number, points: number): number[] {
  return scores.map((score, i) => (i === seat ? score + points : score));
}
