/** The app's own words, in the language of the moment. Reading `say` in a component follows changes. */

import { Messages, type Arguments } from './fluent';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const TEXTS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./texts.en'),
  pl: () => import('./texts.pl'),
};

class AppWords {
  language = $state<Language>('en');
  #messages = $state.raw(new Messages('en', []));

  async use(language: Language): Promise<void> {
    this.#messages = new Messages(language, (await TEXTS[language]()).default);
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
