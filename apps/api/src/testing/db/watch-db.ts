import type { Transaction } from '../../platform/db/db.ts';
import { createQueue } from '../../platform/db/postgres/queue.ts';
import type { Sql } from '../../platform/db/sql.ts';
import type { TestDb } from '../../platform/db/testing/open-test-db.ts';

/**
 * Wraps a database and observes its statements.
 *
 * @param before called before each statement in its transaction, in which it can run queries. A
 * statement outside a transaction gets one.
 */
export function watchDb(
  db: TestDb,
  before: (statement: Sql, tx: Transaction) => Promise<void> | void,
): TestDb {
  const watched = (tx: Transaction): Transaction => {
    const inTurn = createQueue();
    const observed = <Answer>(statement: Sql, run: () => Promise<Answer>): Promise<Answer> =>
      inTurn(async () => {
        await before(statement, tx);
        return run();
      });
    return {
      query: (statement) => observed(statement, () => tx.query(statement)),
      one: (statement) => observed(statement, () => tx.one(statement)),
      execute: (statement) => observed(statement, () => tx.execute(statement)),
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
