import type { Listen } from '../listen.ts';
import type { TextValue } from './encode.ts';

/** Decoded rows of a statement, and how many rows it returned or changed. */
export interface RawResult {
  readonly rows: readonly object[];
  readonly count: number;
}

/** One session with PostgreSQL. Errors are already `DbError`, `DbUnavailable` or `StorageFull`. */
export interface Connection {
  /** @param begins sends `begin` with the statement, in one round trip. */
  run(text: string, values: readonly TextValue[], begins?: boolean): Promise<RawResult>;
  script(text: string): Promise<void>;
}

/** Pool of connections under {@link createDb}. */
export interface Driver {
  /** Runs one statement of its own, on any connection. */
  run(text: string, values: readonly TextValue[]): Promise<RawResult>;
  /** Holds one connection for `work` until it settles. */
  withConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Runs one statement on the connection of health checks; see `Db`. */
  probe(text: string, values: readonly TextValue[]): Promise<RawResult>;
  /** See `Db`. */
  readonly listen: Listen;
  close(): Promise<void>;
}
