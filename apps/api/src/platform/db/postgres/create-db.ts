import { AsyncLocalStorage } from 'node:async_hooks';
import { type Db, DbError, isStalePlan, type Queryable, type Transaction } from '../db.ts';
import { type Sql, toStatement } from '../sql.ts';
import type { Connection, Driver, RawResult } from './driver.ts';
import { encode } from './encode.ts';
import { createQueue } from './queue.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 8;

type Run = (statement: Sql) => Promise<RawResult>;

export function createDb(driver: Driver): Db {
  const within = new AsyncLocalStorage<{ open: boolean }>();
  // Retries run one after another: two transactions that deadlocked would deadlock again.
  const repeats = createQueue();
  let closed: Promise<void> | undefined;

  const rejectInsideTransaction = (): void => {
    if (within.getStore()?.open) {
      throw new Error('Inside a transaction use the given `tx`, not the outer `db`');
    }
  };

  const attempt = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    const scope = { open: true };
    return driver
      .withConnection((connection) => within.run(scope, () => runInTransaction(connection, work)))
      .finally(() => {
        scope.open = false;
      });
  };

  return {
    ...queryable(async (statement) => {
      rejectInsideTransaction();
      const { text, values } = toStatement(statement);
      return driver.run(text, values.map(encode));
    }),
    async transaction(work) {
      rejectInsideTransaction();
      try {
        return await attempt(work);
      } catch (error) {
        if (!isWorthRepeating(error)) throw error;
        return repeats(() => repeat(() => attempt(work), ATTEMPTS - 1));
      }
    },
    listen: driver.listen,
    probe: queryable((statement) => {
      const { text, values } = toStatement(statement);
      return driver.probe(text, values.map(encode));
    }),
    async ping() {
      await driver.probe('select 1', []);
    },
    close() {
      closed ??= driver.close();
      return closed;
    },
  };
}

async function repeat<Result>(attempt: () => Promise<Result>, times: number): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (times <= 1 || !isWorthRepeating(error)) throw error;
    return repeat(attempt, times - 1);
  }
}

function isWorthRepeating(error: unknown): boolean {
  if (isStalePlan(error)) return true;
  return (
    error instanceof DbError &&
    (error.sqlState === SERIALIZATION_FAILURE || error.sqlState === DEADLOCK)
  );
}

async function runInTransaction<Result>(
  connection: Connection,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  // PostgreSQL answers the COMMIT of a failed transaction with a silent rollback. The first error
  // is therefore stored and thrown, even if `work` has swallowed it.
  let rejection: { error: unknown } | undefined;
  let over = false;
  const guarded = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (over) throw new Error('The transaction has ended');
    try {
      return await ask();
    } catch (error) {
      rejection ??= { error };
      throw error;
    }
  };
  // `begin` is sent with the first statement: one round trip less, and none for work without
  // statements.
  let isOpen = false;
  const opens = (): boolean => {
    const first = !isOpen;
    isOpen = true;
    return first;
  };
  const tx: Transaction = {
    ...queryable((statement) => {
      const { text, values } = toStatement(statement);
      return guarded(() => connection.run(text, values.map(encode), opens()));
    }),
    script: (text) =>
      guarded(async () => {
        if (opens()) await connection.run('begin', []);
        await connection.script(text);
      }),
  };

  try {
    const result = await work(tx);
    over = true;
    if (rejection) throw rejection.error;
    if (isOpen) await connection.run('commit', []);
    return result;
  } catch (error) {
    over = true;
    // Throw the first error, not that of the rollback; a broken connection has already rolled back.
    if (isOpen) await connection.run('rollback', []).catch(() => undefined);
    throw error;
  }
}

function queryable(run: Run): Queryable {
  // `scripts/check/typed-rows.ts` compares the type with the statement; see `Queryable`.
  const rowsOf = async <Row extends object>(statement: Sql): Promise<Row[]> =>
    (await run(statement)).rows as Row[];
  return {
    query: rowsOf,
    async one<Row extends object>(statement: Sql): Promise<Row | null> {
      const rows = await rowsOf<Row>(statement);
      if (rows.length > 1) throw new Error(`Expected one row at most, got ${rows.length}`);
      return rows[0] ?? null;
    },
    async execute(statement) {
      return (await run(statement)).count;
    },
  };
}
