/** Drafts are kept in this browser, until they are thrown away. */

const KEY = 'osada-drafts';
const MOST = 50;

export interface Draft {
  id: string;
  game: string;
  design: unknown;
  at: number;
}

function stored(): Draft[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(it: unknown): it is Draft {
  const draft = it as Partial<Draft> | null;
  return typeof draft?.id === 'string' && typeof draft.game === 'string' && typeof draft.at === 'number';
}

export class Drafts {
  all = $state.raw<Draft[]>(stored());

  find(id: string): Draft | undefined {
    return this.all.find((draft) => draft.id === id);
  }

  /** Keep a new one, and say under which name. */
  add(game: string, design: unknown): string {
    const id = Math.random().toString(36).slice(2, 10);
    this.#write([{ id, game, design, at: Date.now() }, ...this.all]);
    return id;
  }

  save(id: string, design: unknown): void {
    this.#write(this.all.map((draft) => (draft.id === id ? { ...draft, design, at: Date.now() } : draft)));
  }

  remove(id: string): void {
    this.#write(this.all.filter((draft) => draft.id !== id));
  }

  #write(drafts: Draft[]): void {
    this.all = drafts.toSorted((a, b) => b.at - a.at).slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // No room, or no storage: the draft lives as long as the page.
    }
  }
}

export const drafts = new Drafts();
