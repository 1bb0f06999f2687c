import { Unavailable } from '../../shared/unavailable.ts';
import type { Listen } from './listen.ts';
import type { Sql } from './sql.ts';

/**
 * Runs statements on a database, inside or outside a transaction.
 *
 * Column types are the same from every adapter: `int2/4/8` number (an `int8` beyond the safe
 * integers is an error), `float` number, `numeric` string, `bool` boolean, `json(b)` parsed,
 * `bytea` Uint8Array, `timestamptz` Temporal.Instant, `date` Temporal.PlainDate, `time`
 * Temporal.PlainTime, arrays of these, everything else string. Microseconds are preserved.
 *
 * `Row` declares every column of the result. `scripts/check/typed-rows.ts` compares it with the
 * columns that PostgreSQL returns.
 */
export interface Queryable {
  /** Returns all rows. */
  query<Row extends object>(statement: Sql): Promise<Row[]>;
  /**
   * Returns the only row, or null. Throws if there are several, which is a mistake in the
   * statement.
   */
  one<Row extends object>(statement: Sql): Promise<Row | null>;
  /** Runs a statement and returns the number of affected rows. */
  execute(statement: Sql): Promise<number>;
}

export interface Transaction extends Queryable {
  /** Runs several statements without parameters, e.g. a migration file. */
  script(text: string): Promise<void>;
}

/** One PostgreSQL database, embedded or on a server. Isolation is read committed. */
export interface Db extends Queryable {
  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it rejects. On a
   * serialisation failure or deadlock `work` runs again from the start, up to eight times in all,
   * so it must only touch the database. Use only the given `tx` inside; the outer `db` throws
   * there. Make `work` short: it occupies one of few connections.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Subscribes to notifications of the database. */
  readonly listen: Listen;
  /** Queries on a separate connection, so that health checks do not wait behind requests. */
  readonly probe: Queryable;
  /**
   * Resolves when the database responds. Rejects with {@link DbUnavailable} if it is unreachable.
   */
  ping(): Promise<void>;
  /** Waits for running statements, then closes all connections. Safe to call twice. */
  close(): Promise<void>;
}

/** PostgreSQL rejected a statement. `sqlState` and `constraint` are the same from every adapter. */
export class DbError extends Error {
  override readonly name = 'DbError';
  /** Five characters, e.g. `23505` unique violation, `23514` check violation. */
  readonly sqlState: string;
  /** Name of the violated constraint, if any. */
  readonly constraint: string | null;

  constructor(message: string, sqlState: string, constraint: string | null, cause?: unknown) {
    super(message, { cause });
    this.sqlState = sqlState;
    this.constraint = constraint;
  }
}

/** The database is unreachable. Statements in progress may or may not have been stored. */
export class DbUnavailable extends Unavailable {
  override readonly name: string = 'DbUnavailable';
}

/** PostgreSQL stopped a statement that took too long. It has changed nothing. */
export class StatementTimeout extends DbUnavailable {
  override readonly name = 'StatementTimeout';
}

/** The database's disk is full. The statement has changed nothing. */
export class StorageFull extends Unavailable {
  override readonly name = 'StorageFull';
}

/**
 * Returns true if a cached plan was outdated by a migration. The statement had no effect and can be
 * retried.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof DbError &&
    error.sqlState === '0A000' &&
    error.message.includes('cached plan must not change result type')
  );
}

/** Returns true if a unique constraint (of that name, if given) rejected the row. */
export function isUniqueViolation(error: unknown, constraint?: string): error is DbError {
  return (
    error instanceof DbError &&
    error.sqlState === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}
