import type { Db, Queryable, Transaction } from '../../apps/api/src/platform/db/db.ts';
import type { Sql } from '../../apps/api/src/platform/db/sql.ts';

/** The statements of one operation, in their order, and whether it wanted a transaction. */
export interface Recording {
  readonly statements: readonly Sql[];
  readonly transactional: boolean;
}

class Undo extends Error {}

/** Does something in a transaction that is rolled back, so that it can be done again. */
async function undone(db: Db, work: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}

/** Runs an operation on a database that it leaves as it was, and writes down what it asks. */
export async function record(db: Db, operation: (db: Db) => Promise<unknown>): Promise<Recording> {
  const statements: Sql[] = [];
  let transactional = false;
  await undone(db, async (tx) => {
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

function watch(tx: Transaction, saw: (statement: Sql) => void): Queryable {
  return {
    query: (statement) => {
      saw(statement);
      return tx.query(statement);
    },
    one: (statement) => {
      saw(statement);
      return tx.one(statement);
    },
    execute: (statement) => {
      saw(statement);
      return tx.execute(statement);
    },
  };
}

/** Sends the same statements once more, and nothing else; what they change is rolled back. */
export async function replay(db: Db, { statements, transactional }: Recording): Promise<void> {
  const send = async (to: Queryable) => {
    for (const statement of statements) await to.query(statement);
  };
  await (transactional ? undone(db, send) : send(db));
}
