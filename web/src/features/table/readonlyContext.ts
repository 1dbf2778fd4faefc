/** What a board gets wherever it is shown. Who only looks on has nothing to choose. */

import { api } from '../../api/client';
import type { Best, GameEvent, MoveJson, MoveRef, Preview, Way } from '../../api/types';
import { Choices, type BoardContext, type Caveat, type Explanation, type Scene } from '../../boards/board';
import { settings } from '../../shell/settings.svelte';
import type { TableView } from './tableView.svelte';

export const NOTHING = new Choices([]);

export abstract class ReadonlyContext<Table extends TableView = TableView> implements BoardContext {
  constructor(protected readonly table: Table) {}

  abstract readonly view: unknown;
  abstract readonly seat: number | null;
  abstract readonly scores: readonly number[];
  abstract readonly openSeats: readonly number[];
  abstract readonly recent: readonly GameEvent[];
  abstract readonly over: boolean;

  get game() {
    return this.table.game!;
  }
  get info() {
    return this.table.info!;
  }
  get content() {
    return this.table.content;
  }
  get words() {
    return this.table.words!;
  }
  get names() {
    return this.table.names;
  }
  get narrow() {
    return settings.narrow;
  }
  get motion() {
    return settings.motion;
  }
  get legal(): Choices {
    return NOTHING;
  }
  get acting(): number | null {
    return null;
  }
  get scene(): Scene | null {
    return null;
  }

  play(_move: MoveRef | undefined): void {}
  async playAll(_moves: MoveJson[], _caveat?: Caveat): Promise<void> {}
  warning(_move: MoveRef | undefined): string {
    return '';
  }
  whyNot(_move: MoveJson): void {}
  async preview(_moves: MoveJson[]): Promise<Preview | null> {
    return null;
  }
  async ways(): Promise<Way[]> {
    return [];
  }
  async bests(): Promise<Best[]> {
    const { game, seats } = this.info;
    const user = seats[0]?.user;
    const profile = user ? await api.profile(user).catch(() => null) : null;
    return profile?.solo.filter((best) => best.game === game) ?? [];
  }
  explain(_about: Explanation | null): void {}
  confirming(_move: string | null): void {}
  announce(_text: string): void {}
}
