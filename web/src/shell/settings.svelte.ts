/** What this browser remembers for its user. */

import { LANGUAGES, guess, words, type Language } from '../i18n/app.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'slow' | 'calm' | 'quick' | 'instant';
export type Motion = 'system' | 'full' | 'reduced';

export const PACES: Record<Pace, number> = { slow: 2, calm: 1, quick: 0.4, instant: 0 };

const KEY = 'osada-settings';
const DEFAULTS = {
  theme: 'system' as Theme,
  pace: 'calm' as Pace,
  motion: 'system' as Motion,
  sound: false,
  notify: false,
  curtain: false,
  ask: true,
  language: '',
};
type Values = typeof DEFAULTS;

function stored(): Partial<Values> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Values>;
  } catch {
    return {};
  }
}

class Settings {
  #values = $state<Values>({ ...DEFAULTS, ...stored() });
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #narrow = matchMedia('(max-width: 1000px)');
  #queries = $state({
    dark: this.#dark.matches,
    still: this.#still.matches,
    narrow: this.#narrow.matches,
  });

  constructor() {
    const read = () => {
      this.#queries.dark = this.#dark.matches;
      this.#queries.still = this.#still.matches;
      this.#queries.narrow = this.#narrow.matches;
      this.#show();
    };
    for (const query of [this.#dark, this.#still, this.#narrow]) {
      query.addEventListener('change', read);
    }
    this.#show();
  }

  get<Key extends keyof Values>(key: Key): Values[Key] {
    return this.#values[key];
  }

  set<Key extends keyof Values>(key: Key, value: Values[Key]): void {
    this.#values[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.#values));
    this.#show();
  }

  get dark(): boolean {
    const theme = this.#values.theme;
    return theme === 'system' ? this.#queries.dark : theme === 'dark';
  }

  /** Whether things may move: not if the person, or their system, asks for stillness. */
  get motion(): boolean {
    const motion = this.#values.motion;
    return motion === 'system' ? !this.#queries.still : motion === 'full';
  }

  /** Whether the page has the width of a phone, or of a tablet. */
  get narrow(): boolean {
    return this.#queries.narrow;
  }

  /** How long things are shown, 1 at the calm pace; 0 is not at all, as where nothing may move. */
  get speed(): number {
    return this.motion ? PACES[this.#values.pace] : 0;
  }

  get language(): Language {
    const chosen = LANGUAGES.find((code) => code === this.#values.language);
    return chosen ?? guess();
  }

  async speak(language: Language): Promise<void> {
    this.set('language', language);
    await words.use(language);
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.motion ? 'full' : 'reduced';
    const meta = document.querySelector('meta[name="theme-color"]');
    meta?.setAttribute('content', this.dark ? '#15202a' : '#f3eee2');
  }
}

export const settings = new Settings();
