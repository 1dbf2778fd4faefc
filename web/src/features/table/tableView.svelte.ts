/** A table as it is looked at, live or in the replay: who plays what, on which board, in which words. */

import { contentOnce, tableOnce } from '../../api/prefetch';
import { codeOf } from '../../api/client';
import type { Edition, GameInfo, TableInfo } from '../../api/types';
import type { Board } from '../../boards/board';
import { boardWords, findBoard } from '../../boards/find';
import { words as app } from '../../i18n/app.svelte';
import { loadGame, loadWords, type GameWords } from '../../i18n/game';
import { seatNames } from '../../i18n/names';

/** What is over when the server is there again, and how long to wait before one looks, in ms. */
const PASSING = new Set(['offline', 'unavailable', 'busy', 'too-many']);
const AGAIN = 2000;

export class TableView {
  info = $state.raw<TableInfo | null>(null);
  board = $state.raw<Board | null>(null);
  words = $state.raw<GameWords | null>(null);
  /** Why it cannot be shown: a code of the service, or `offline`. */
  problem = $state<string | null>(null);
  game: GameInfo | null = null;
  content: Record<string, unknown> = {};
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {}

  get names(): string[] {
    return seatNames(this.info?.seats ?? []);
  }

  /** Take in how the table stands; an answer may come later than the news that it was overtaken by. */
  learn(info: TableInfo): void {
    if (!this.info || !(info.seq < this.info.seq)) this.info = info;
  }

  /** What is known of the table itself. */
  protected find(): Promise<TableInfo> {
    return tableOnce(this.id);
  }

  /** Fetch what the table is played with, and go on; where something fails, say what. */
  protected async prepare(goOn: (info: TableInfo) => Promise<void> | void): Promise<void> {
    try {
      const info = await this.find();
      this.learn(info);
      await Promise.all([this.#fetch(info), goOn(info)]);
      this.problem = null;
    } catch (error) {
      this.problem = codeOf(error);
      if (PASSING.has(this.problem) && !this.#closed) {
        this.#again = setTimeout(() => void this.prepare(goOn), AGAIN);
      }
    }
  }

  /** Nobody looks at it any more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
  }

  /** What the table was begun with: its rules and its data, which may be somebody's own. */
  get edition(): Edition {
    const { revision, content } = this.info!;
    return { revision, content };
  }

  async #fetch({ game: name }: TableInfo): Promise<void> {
    const speaking = this.speak(app.language);
    speaking.catch(() => null);
    const [game, board] = await Promise.all([loadGame(name, this.edition), findBoard(name)]);
    const files = (board.content ?? []).filter((file) => game.files.includes(file));
    const data = await Promise.all(files.map((file) => contentOnce(name, file, this.edition)));
    this.game = game;
    this.content = Object.fromEntries(files.map((file, i) => [file, data[i]]));
    await speaking;
    this.board = board;
  }

  async speak(language: string): Promise<void> {
    const name = this.info!.game;
    this.words = await loadWords(name, language, boardWords(name, language), this.edition);
  }
}
