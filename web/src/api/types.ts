/** What the service says: names for the types that `python3 dev.py types` writes into schema.d.ts. */

import type { components } from './schema';

type Schemas = components['schemas'];
/** The body of a request: fields that have a default may be left out, `Needed` may not. */
export type Body<Name extends keyof Schemas, Needed extends keyof Schemas[Name] = never> = Partial<Schemas[Name]> &
  Pick<Schemas[Name], Needed>;

/** A move in JSON: the name of its family and its arguments, `{move: 'settler', province: 'p7'}`. */
export type MoveJson = { move: string } & Record<string, string>;
export type MoveRef = Omit<Schemas['MoveRef'], 'json'> & { json: MoveJson };
/** Something that happened; fields called after a domain are indices into its values. */
export type GameEvent = { event: string } & Record<string, unknown>;

export type User = Schemas['User'];
export type GameCard = Schemas['GameCard'];
export type GameInfo = Schemas['GameInfo'];
export type Domain = Schemas['DomainInfo'];
export type Rulebook = Schemas['RuleBook'];
export type Article = Schemas['ArticleText'];
export type ContentVerdict = Schemas['ContentVerdict'];
export type Papers = Schemas['PaperList'];
export type ContentPack = Refined<Schemas['ContentPack'], { files: Record<string, unknown> }>;
export type DesignCard = Refined<Schemas['DesignCard'], { files: Record<string, unknown> }>;
/** Which rules and data a table is played with, where they are not the server's own of today. */
export interface Edition {
  revision?: number | null;
  content?: string | null;
}
export type Clock = Schemas['TableInfo']['clock'];
export type Seat = Schemas['Seat'];
export type TableCard = Schemas['TableCard'];
export type TableInfo = Schemas['TableInfo'];
export type ClockState = Schemas['ClockState'];
export type Profile = Schemas['Profile'];
export type Best = Schemas['Best'];
export type Verdict = Schemas['Verdict'];
export type Balance = Schemas['Balance'];
export type BalanceVerdict = NonNullable<Balance['verdict']>;
/** The points of every seat over a game. */
export type ScoreHistory = Schemas['PointHistory'];
export type Draw = Schemas['Draws']['draws'][number];
export type Stream = Schemas['Stream'];
export type ReviewState = Schemas['ReviewState'];
export type Review = Schemas['Review'];
export type ReviewText = Schemas['ReviewText'];
export type ReviewLedger = Schemas['Ledger'];
export type Outlook = Schemas['Outlook'];
export type Decision = Schemas['ReviewedDecision'];
/** The table and the moment that a game was played on from. */
export type ForkOrigin = NonNullable<TableInfo['fork']>;
export type PuzzleStanding = Schemas['PuzzleStanding'];

/** An answer with the parts that the schema leaves open (views, moves, events) given their types. */
export type Refined<T, Parts> = Omit<T, keyof Parts> & Parts;

export type TableState<View = unknown> = Refined<Schemas['TableState'], { view: View; legal: MoveRef[] }>;
export type Entry = Refined<Schemas['Entry'], { move: MoveRef | null; events: GameEvent[] }>;
export type Played = Refined<Schemas['Played'], { entries: Entry[]; state: TableState }>;
export type Preview<View = unknown> = Refined<
  Schemas['Preview'],
  { view: View; legal: MoveRef[]; events: GameEvent[] }
>;
export type ReplayStep<View = unknown> = Refined<
  Schemas['ReplayStep'],
  { view: View; events: GameEvent[]; last: MoveRef | null }
>;
/** Where a turn of a puzzle stands. */
export type PuzzleState = Refined<
  Schemas['PuzzleState'],
  { view: unknown; legal: MoveRef[]; events: GameEvent[]; ways: Way[] }
>;
export type PuzzleTask = Refined<Schemas['PuzzleTask'], { state: PuzzleState }>;
export type PuzzleTurn = Refined<Schemas['PuzzleTurn'], { moves: MoveRef[] }>;
export type PuzzleVerdict = Refined<Schemas['PuzzleVerdict'], { answers: PuzzleTurn[]; second: PuzzleTurn }>;
export type Mistake = Schemas['Mistake'];
export type MistakeList = Schemas['MistakeList'];
export type MistakeTask = Refined<Schemas['MistakeTask'], { state: PuzzleState }>;
export type MistakeAnswer = Refined<Schemas['MistakeAnswer'], { turns: PuzzleTurn[] }>;
export type MistakeVerdict = Refined<Schemas['MistakeVerdict'], { answer: MistakeAnswer | null }>;
/** Several moves that a person may choose as one, in words. */
export type Way = Refined<Schemas['WayInfo'], { moves: MoveRef[] }>;
export type TableFrame =
  | Refined<Schemas['UpdateFrame'], { entries: Entry[]; state: TableState }>
  | Exclude<Schemas['TableFrame'], Schemas['UpdateFrame']>;
export type LobbyFrame = Schemas['LobbyFrame'];
export type ServiceError = Partial<Schemas['Trouble']> & Pick<Schemas['Trouble'], 'code' | 'message'>;
export type NewTable = Body<'TableBody', 'game' | 'seats'>;
