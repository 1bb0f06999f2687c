import type { RawResult } from '../decode.ts';
import type { TextValue } from '../encode.ts';

/** What the database thread is started with. */
export interface WorkerSettings {
  /** PostgreSQL's folder; null keeps everything in memory, for tests. */
  folder: string | null;
}

export type Request =
  | { id: number; kind: 'run'; text: string; values: readonly TextValue[] }
  | { id: number; kind: 'script'; text: string }
  | { id: number; kind: 'close' };

export type Reply =
  | { id: number; outcome: 'done'; result: RawResult | null }
  | { id: number; outcome: 'refused'; message: string; sqlState: string; constraint: string | null }
  | { id: number; outcome: 'broken'; message: string };

/** The first message, sent when the database is open or could not be opened. */
export type Opening = { outcome: 'open' } | { outcome: 'failed'; message: string };
