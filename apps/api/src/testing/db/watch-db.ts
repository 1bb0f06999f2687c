import type { Transaction } from '../../platform/db/db.ts';
import { createQueue } from '../../platform/db/postgres/queue.ts';
import type { Sql } from '../../platform/db/sql.ts';
import type { TestDb } from '../../platform/db/testing/open-test-db.ts';

/**
 * A database that is watched.
 *
 * @param before told of each statement before it is run, in its transaction, with which it may ask
 * more; a statement of its own gets one.
 */
export function watchDb(
  db: TestDb,
  before: (statement: Sql, tx: Transaction) => Promise<void> | void,
): TestDb {
  const watched = (tx: Transaction): Transaction => {
    const inTurn = createQueue();
    const told = <Answer>(statement: Sql, run: () => Promise<Answer>): Promise<Answer> =>
      inTurn(async () => {
        await before(statement, tx);
        return run();
      });
    return {
      query: (statement) => told(statement, () => tx.query(statement)),
      one: (statement) => told(statement, () => tx.one(statement)),
      execute: (statement) => told(statement, () => tx.execute(statement)),
      script: (text) => inTurn(() => tx.script(text)),
    };
  };
  return {
    ...db,
    query: (statement) => db.transaction((tx) => watched(tx).query(statement)),
    one: (statement) => db.transaction((tx) => watched(tx).one(statement)),
    execute: (statement) => db.transaction((tx) => watched(tx).execute(statement)),
    transaction: (work) => db.transaction((tx) => work(watched(tx))),
  };
}
