/** A design being worked on: every change can be taken back and made again. */

const MOST = 200;
/** Changes to the same thing this soon after each other are one step. */
const PAUSE = 1200;

export class EditHistory<Design> {
  design = $state.raw() as Design;
  /** Which part of it is being worked on; the whole is -1. */
  part = $state(0);
  #past = $state.raw<Design[]>([]);
  #future = $state.raw<Design[]>([]);
  #last = { about: '', at: 0 };

  constructor(design: Design) {
    this.design = design;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Go on with another design; `about` names what is changed, so that typing a word is one step. */
  change(design: Design, about = '', now = Date.now()): void {
    const same = about !== '' && about === this.#last.about && now - this.#last.at < PAUSE;
    if (!same) this.#past = [...this.#past, this.design].slice(-MOST);
    this.#last = { about, at: now };
    this.#future = [];
    this.design = design;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#future = [...this.#future, this.design];
    this.#past = this.#past.slice(0, -1);
    this.#last = { about: '', at: 0 };
    this.design = before;
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (after === undefined) return;
    this.#past = [...this.#past, this.design];
    this.#future = this.#future.slice(0, -1);
    this.#last = { about: '', at: 0 };
    this.design = after;
  }
}
