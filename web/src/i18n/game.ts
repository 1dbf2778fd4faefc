/** The words of one game: things, moves, events and rules, as the game's own Fluent files say them. */

import { api } from '../api/client';
import type { Domain, Edition, GameEvent, GameInfo, MoveJson } from '../api/types';
import { Messages, type Arguments } from './fluent';

export interface Rule {
  id: string;
  title: string;
  text: string;
  why: string;
  ruling: string | null;
}

export class GameWords extends Messages {
  readonly #domains: Map<string, Domain>;

  constructor(
    language: string,
    texts: string[],
    readonly game: GameInfo,
  ) {
    super(language, texts);
    this.#domains = new Map(game.domains.map((domain) => [domain.name, domain]));
  }

  /** A thing in words: its proper name, or the message `crop-wine`. */
  label(domain: string, value: string | number): string {
    const known = this.#domains.get(domain);
    const id = typeof value === 'number' ? known?.values[value] : value;
    const at = typeof value === 'number' ? value : (known?.values.indexOf(value) ?? -1);
    return known?.proper_names?.[at] ?? this.#message(domain, id ?? String(value));
  }

  /** A thing in a story, where its number would only be in the way. */
  #told(domain: string, value: number): string {
    const key = `${domain}-${this.id(domain, value)}.told`;
    return this.has(key) ? this.say(key) : this.label(domain, value);
  }

  #message(domain: string, id: string): string {
    return this.has(`${domain}-${id}`) ? this.say(`${domain}-${id}`) : id;
  }

  /** The id of a thing that an event names by number. */
  id(domain: string, value: unknown): string {
    return this.#domains.get(domain)?.values[Number(value)] ?? String(value);
  }

  /** A move in words: "Place a settler in Nurra". */
  move(move: MoveJson): string {
    const family = this.game.families.find(({ name }) => name === move.move);
    const values: Arguments = {};
    for (const [name, domain] of Object.entries(family?.arguments ?? {})) {
      values[name] = this.label(domain, move[name] ?? '');
    }
    return this.say(`move-${move.move}`, values);
  }

  /** An event in words; `names` are those of the players, by seat. */
  event(event: GameEvent, names: string[]): string {
    const values: Arguments = {};
    for (const [field, value] of Object.entries(event)) {
      if (field !== 'event' && field !== 'audience') values[field] = this.#value(field, value, names);
      const domain = field.slice(field.lastIndexOf('_') + 1);
      // For languages that decline what is named.
      if (this.#domains.has(domain)) values[`${field}_id`] = this.id(domain, value);
    }
    return this.say(`event-${event.event}`, values);
  }

  #value(field: string, value: unknown, names: string[]): string | number {
    if (field === 'seat') return names[Number(value)] ?? String(value);
    const domain = field.slice(field.lastIndexOf('_') + 1);
    if (this.#domains.has(domain)) return this.#told(domain, Number(value));
    return typeof value === 'number' ? value : String(value);
  }

  rule(id: string): Rule {
    const part = (name: string) => (this.has(`rule-${id}.${name}`) ? this.say(`rule-${id}.${name}`) : '');
    const title = this.has(`rule-${id}`) ? this.say(`rule-${id}`) : id;
    return { id, title, text: part('text'), why: part('why'), ruling: part('ruling') || null };
  }

  option(name: string, value?: string): string {
    const key = value === undefined ? `option-${name}` : `option-${name}-${value}`;
    return this.has(key) ? this.say(key) : (value ?? name);
  }
}

const infos = new Map<string, Promise<GameInfo>>();
const texts = new Map<string, Promise<string>>();

function remember<T>(known: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>) {
  const found = known.get(key) ?? fetch();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

const keyOf = (game: string, { revision, content }: Edition) => [game, revision ?? '', content ?? ''].join(' ');

export function loadGame(game: string, edition: Edition = {}): Promise<GameInfo> {
  return remember(infos, keyOf(game, edition), () => api.game(game, edition));
}

/** A game's words, with more Fluent texts (a board's own) added. */
export async function loadWords(
  game: string,
  language: string,
  more: string[] | Promise<string[]> = [],
  edition: Edition = {},
): Promise<GameWords> {
  const key = `${keyOf(game, edition)} ${language}`;
  const text = remember(texts, key, () => api.words(game, language, edition));
  const [own, added, info] = await Promise.all([text, more, loadGame(game, edition)]);
  return new GameWords(language, [own, ...added], info);
}
