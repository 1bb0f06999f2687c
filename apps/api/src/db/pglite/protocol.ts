import type { Statement } from '../batch.ts';
import type { Told } from './session.ts';

/** What the database thread is started with. */
export type WorkerSettings =
  /** PostgreSQL's folder. */
  | { folder: string }
  /** In memory, for tests; the file, once there is one, is the database to start from. */
  | { folder: null; template: string };

export type Request =
  | { id: number; kind: 'run'; statements: readonly Statement[] }
  | { id: number; kind: 'script'; text: string }
  /** Keeps the database in a file that others can start from, for tests. */
  | { id: number; kind: 'keep'; template: string }
  | { id: number; kind: 'close' };

export type Failure =
  | { outcome: 'refused'; message: string; sqlState: string; constraint: string | null }
  | { outcome: 'broken'; message: string };

/** Told in the database, whoever asked for what. */
export interface News {
  readonly channel: string;
  readonly message: string;
}

export type Reply = { id: number } & (Failure | { outcome: 'done'; result: Told | null });

/** The first message, sent when the database is open or could not be opened. */
export type Opening = { outcome: 'open' } | { outcome: 'failed'; message: string };
