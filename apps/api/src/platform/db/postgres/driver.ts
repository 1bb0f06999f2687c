import type { Listen } from '../listen.ts';
import type { TextValue } from './encode.ts';

/** Decoded rows of a statement and the number of rows returned or changed. */
export interface RawResult {
  readonly rows: readonly object[];
  readonly count: number;
}

/**
 * One session with PostgreSQL. Its errors are already `DbError`, `DbUnavailable` or `StorageFull`.
 */
export interface Connection {
  /** @param begins true to send `begin` with the statement, in one round trip. */
  run(text: string, values: readonly TextValue[], begins?: boolean): Promise<RawResult>;
  script(text: string): Promise<void>;
}

/** Connection pool used by {@link createDb}. */
export interface Driver {
  /** Runs one statement outside a transaction, on any connection. */
  run(text: string, values: readonly TextValue[]): Promise<RawResult>;
  /** Reserves one connection for `work` until it settles. */
  withConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Runs one statement on the health-check connection; see `Db`. */
  probe(text: string, values: readonly TextValue[]): Promise<RawResult>;
  /** See `Db`. */
  readonly listen: Listen;
  close(): Promise<void>;
}
