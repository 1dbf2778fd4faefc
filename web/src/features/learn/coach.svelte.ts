/** Says, in somebody's first games, what matters now: one thing at a time, each once. */

import { tipsOf, type Tip } from '../../api/learning';
import type { TableSession } from '../table/session.svelte';
import { words } from '../../i18n/app.svelte';
import { loadGlossary } from '../glossary/glossary';
import { tipMemory } from './tipMemory.svelte';

export class Coach {
  #shown = $state.raw<{ tip: Tip; token: string } | null>(null);
  /** Whether it was sent away at this table: then it says where to find it again. */
  silenced = $state(false);
  #asked = '';

  constructor(readonly session: TableSession) {}

  /** The tip on view, until the learner's next move. */
  get tip(): Tip | null {
    const latest = this.session.feed.latest;
    const now = this.#shown?.token === latest?.token && latest?.status === 'running';
    return now && tipMemory.speaks(this.#game) ? (this.#shown?.tip ?? null) : null;
  }

  /** Whether it has its place beside the board: with a tip or without one, so that nothing moves when one comes. */
  get here(): boolean {
    const running = this.session.feed.latest?.status === 'running';
    return running && this.#pupil !== null && (this.silenced || tipMemory.speaks(this.#game));
  }

  get #game(): string {
    return this.session.info?.game ?? '';
  }

  /** Nobody coaches two people at one device, nor somebody who looks on. */
  get #pupil(): number | null {
    const { info, seat } = this.session;
    return info?.my_seats.length === 1 ? seat : null;
  }

  /** To be called whenever anything has changed. */
  follow(): void {
    const { id, feed, ready, myTurn } = this.session;
    const seat = this.#pupil;
    if (seat === null || !feed.latest) return;
    if (feed.latest.status === 'finished') return tipMemory.end(this.#game, id);
    const { token } = feed.latest;
    const asked = `${token} ${words.language}`;
    if (!ready || !myTurn || !token || !tipMemory.speaks(this.#game) || asked === this.#asked) return;
    this.#asked = asked;
    tipMemory.begin(id);
    void this.#ask(seat, token);
  }

  async #ask(seat: number, token: string): Promise<void> {
    const { id, feed } = this.session;
    const asking = tipsOf(id, seat, words.language).catch(() => null);
    const [answer] = await Promise.all([asking, loadGlossary(this.#game, words.language)]);
    if (!answer || answer.token !== feed.latest?.token || answer.token !== token) return;
    if (this.#shown?.token === token) this.#reword(answer.tips);
    else this.#say(answer.tips, token);
  }

  #say(tips: readonly Tip[], token: string): void {
    const tip = tipMemory.next(this.#game, this.session.id, tips);
    if (!tip) return;
    this.#shown = { tip, token };
    this.silenced = false;
    tipMemory.say(this.session.id, tip.id);
  }

  /** The same in another language. */
  #reword(tips: readonly Tip[]): void {
    const tip = tips.find(({ id }) => id === this.#shown?.tip.id);
    if (tip) this.#shown = { ...this.#shown!, tip };
  }

  dismiss = (): void => {
    this.#shown = null;
    this.silenced = false;
  };

  silence = (): void => {
    tipMemory.wish(false);
    this.dismiss();
    this.silenced = true;
  };
}
