import { Unavailable } from '../../shared/unavailable.ts';
import type { Listen } from './listen.ts';
import type { Sql } from './sql.ts';

/**
 * What a repository or a handler asks a database for, inside a transaction or outside one.
 *
 * Column types arrive the same from every adapter: `int2/4/8` number (an `int8` beyond the safe
 * integers is an error), `float` number, `numeric` string, `bool` boolean, `json(b)` parsed,
 * `bytea` Uint8Array, `timestamptz` Temporal.Instant, `date` Temporal.PlainDate, `time`
 * Temporal.PlainTime, arrays of these, everything else string. Microseconds are kept.
 *
 * `Row` declares every column of the result. `scripts/check/typed-rows.ts` compares it with what
 * PostgreSQL returns.
 */
export interface Queryable {
  /** All rows. */
  query<Row extends object>(statement: Sql): Promise<Row[]>;
  /** The only row, or null. More than one row is a mistake in the statement and throws. */
  one<Row extends object>(statement: Sql): Promise<Row | null>;
  /** Runs a statement for its effect; the number of rows it touched. */
  execute(statement: Sql): Promise<number>;
}

export interface Transaction extends Queryable {
  /** Several statements without parameters, as a migration file has them. */
  script(text: string): Promise<void>;
}

/** One PostgreSQL database, embedded or on a server. Isolation is read committed. */
export interface Db extends Queryable {
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it rejects. When
   * PostgreSQL gives up on it (serialisation failure, deadlock) `work` is run again from the start,
   * so it must touch nothing but the database. Use the given `tx` alone inside: asking the outer
   * `db` there throws. Keep `work` short: it holds one of few connections.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Calls back with notifications of the database, from now on. */
  readonly listen: Listen;
  /** Has a connection of its own, so health checks do not wait behind requests. */
  readonly probe: Queryable;
  /** Resolves when the database answers. Rejects with {@link DbUnavailable} if it cannot be reached. */
  ping(): Promise<void>;
  /** Lets running statements finish, then closes all connections. Safe to call twice. */
  close(): Promise<void>;
}

/** PostgreSQL refused a statement. `sqlState` and `constraint` are the same from every adapter. */
export class DbError extends Error {
  override readonly name = 'DbError';
  /** Five characters, e.g. `23505` unique violation, `23514` check violation. */
  readonly sqlState: string;
  /** The constraint that was broken, where one was. */
  readonly constraint: string | null;

  constructor(message: string, sqlState: string, constraint: string | null, cause?: unknown) {
    super(message, { cause });
    this.sqlState = sqlState;
    this.constraint = constraint;
  }
}

/** The database cannot be reached just now. What was under way may or may not have been stored. */
export class DbUnavailable extends Unavailable {
  override readonly name = 'DbUnavailable';
}

/** The disk of the database is full. The statement has changed nothing. */
export class StorageFull extends Unavailable {
  override readonly name = 'StorageFull';
}

/**
 * A statement's plan was kept from before a column had another type. Nothing was done, and nothing is
 * wrong with the statement.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof DbError &&
    error.sqlState === '0A000' &&
    error.message.includes('cached plan must not change result type')
  );
}

/** Did a unique constraint (of that name, when one is given) refuse the row? */
export function isUniqueViolation(error: unknown, constraint?: string): error is DbError {
  return (
    error instanceof DbError &&
    error.sqlState === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}
