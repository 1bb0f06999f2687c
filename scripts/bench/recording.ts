import type { Db, Queryable, Transaction } from '../../apps/api/src/platform/db/db.ts';
import type { Sql } from '../../apps/api/src/platform/db/sql.ts';

/** Statements of one operation, in order. `transactional` is true if it opened a transaction. */
export interface Recording {
  readonly statements: readonly Sql[];
  readonly transactional: boolean;
}

class Undo extends Error {}

/** Runs work in a transaction that is rolled back, so that it can be repeated. */
async function rollBackAfter(db: Db, work: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}

/** Runs an operation, records its statements and rolls back its changes. */
export async function record(db: Db, operation: (db: Db) => Promise<unknown>): Promise<Recording> {
  const statements: Sql[] = [];
  let transactional = false;
  await rollBackAfter(db, async (tx) => {
    const watched = watch(tx, (statement) => statements.push(statement));
    await operation({
      ...watched,
      transaction(work) {
        transactional = true;
        return work({ ...watched, script: tx.script });
      },
      probe: watched,
      listen: () => async () => undefined,
      ping: async () => undefined,
      close: async () => undefined,
    });
  });
  return { statements, transactional };
}

function watch(tx: Transaction, onStatement: (statement: Sql) => void): Queryable {
  return {
    query: (statement) => {
      onStatement(statement);
      return tx.query(statement);
    },
    one: (statement) => {
      onStatement(statement);
      return tx.one(statement);
    },
    execute: (statement) => {
      onStatement(statement);
      return tx.execute(statement);
    },
  };
}

/** Repeats the recorded statements. Rolls back their changes if they were in a transaction. */
export async function replay(db: Db, { statements, transactional }: Recording): Promise<void> {
  const send = async (to: Queryable) => {
    for (const statement of statements) await to.query(statement);
  };
  await (transactional ? rollBackAfter(db, send) : send(db));
}
