import type { RawResult } from './decode.ts';
import type { TextValue } from './encode.ts';
import type { Listen } from './listen.ts';

/** How every transaction begins. */
export const BEGIN = 'begin isolation level read committed';

/** One session with PostgreSQL. Errors are already `DbError`, `DbUnavailable` or `StorageFull`. */
export interface Connection {
  /**
   * @param opens begins a transaction with it, in the same message: where the one is refused, nothing
   * is done of the other.
   */
  run(text: string, values: readonly TextValue[], opens?: boolean): Promise<RawResult>;
  script(text: string): Promise<void>;
}

/** What an adapter implements; everything the port promises beyond this stands in `createDb`. */
export interface Driver {
  /** One statement of its own, on any connection. */
  run(text: string, values: readonly TextValue[]): Promise<RawResult>;
  /** Keeps one connection for `work` alone until it settles. */
  withConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** See `Db`. */
  listen: Listen;
  close(): Promise<void>;
}
