/** A review as the service writes it: where a game was won, and by whom. */

export type Label = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'forced';

export interface Ledger {
  seat: number;
  start: number;
  luck: number;
  /** What one’s own turns changed: `found` and `lost` together. */
  skill: number;
  found: number;
  lost: number;
  others: number;
  result: number;
  judged: number;
  /** Points lost in a judged decision, on average. */
  error: number;
  labels: Partial<Record<Label, number>>;
}

export interface CoursePoint {
  move: number;
  by: number;
  points: number[];
  chances: number[] | null;
  results: number[];
}

export interface Decision {
  number: number;
  seat: number;
  moves: number[];
  label: Label;
  loss: number;
}

export interface Moment {
  kind: 'decision' | 'draw';
  number: number;
  seat: number;
  points: number;
  move: number;
  first: number;
}

export interface Review {
  players: number;
  length: number;
  scale: 'lead' | 'points';
  thresholds: { inaccuracy: number; mistake: number; blunder: number };
  seats: Ledger[];
  course: CoursePoint[];
  decisions: Decision[];
  moments: Moment[];
}

export interface ToldDecision {
  played: string;
  best: string;
  line: string[];
  reason: string;
  /** The same without the turn that is better. */
  why: string;
}

export interface Told {
  judge: string;
  thresholds: string;
  summary: string[];
  moments: string[];
  decisions: ToldDecision[];
  draws: string[];
}

export interface ReviewState {
  key: string;
  state: 'waiting' | 'running' | 'finished' | 'stopped' | 'failed';
  done: number;
  pieces: number;
  mine: boolean;
  review: Review | null;
  told: Told | null;
}
