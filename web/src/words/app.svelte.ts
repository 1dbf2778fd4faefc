/** The app's own words, in the language of the moment. Reading `say` in a component follows changes. */

import { Messages, type Arguments } from './fluent';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const TEXTS = import.meta.glob<string>(['../locale/*.ftl', '../boards/*/locale/front.*.ftl'], {
  query: '?raw',
  import: 'default',
});

class AppWords {
  language = $state<Language>('en');
  #messages = $state.raw(new Messages('en', []));

  async use(language: Language): Promise<void> {
    const names = Object.keys(TEXTS).filter((name) => name.endsWith(`.${language}.ftl`));
    const texts = await Promise.all(names.sort().map((name) => TEXTS[name]!()));
    this.#messages = new Messages(language, texts);
    this.language = language;
    document.documentElement.lang = language;
  }

  say = (key: string, values?: Arguments): string => this.#messages.say(key, values);
  has = (key: string): boolean => this.#messages.has(key);
}

export const words = new AppWords();
export const say = words.say;

/** A language that we speak, best for this browser. */
export function guess(languages: readonly string[] = navigator.languages): Language {
  const codes = languages.map((code) => code.slice(0, 2).toLowerCase());
  return (codes.find((code) => LANGUAGES.some((ours) => ours === code)) as Language) ?? 'en';
}
