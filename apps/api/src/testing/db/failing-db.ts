import { type Db, DbUnavailable, type Queryable, type Transaction } from '../../platform/db/db.ts';
import { type Sql, toStatement } from '../../platform/db/sql.ts';
import type { TestDb } from '../../platform/db/testing/open-test-db.ts';

/** A database that becomes unavailable after a number of commits. */
export interface FailingDb extends TestDb {
  /** Resets the counter and makes the database unavailable after this many further commits. */
  failAfter(commits: number): void;
  /** Makes the database available again. @returns the number of commits since {@link failAfter}. */
  recover(): number;
}

const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+(?!of\b)\w/i;
/** Matches statements that lock rows only. */
const LOCKS = /for (?:no key )?update(?: of \w+)?\s*$/i;

/** Wraps a database that can fail like an exhausted pool: every further request is rejected. */
export function failingDb(db: TestDb): FailingDb {
  let left = Number.POSITIVE_INFINITY;
  let commits = 0;
  const requireThere = () => {
    if (left <= 0) throw new DbUnavailable('No connection is free');
  };
  const committed = () => {
    commits += 1;
    left -= 1;
  };
  const noting = (queryable: Queryable, onWrite: () => void): Queryable => {
    const note = async <Answer>(statement: Sql, run: () => Promise<Answer>): Promise<Answer> => {
      const answer = await run();
      if (writes(statement)) onWrite();
      return answer;
    };
    return {
      query: (statement) => note(statement, () => queryable.query(statement)),
      one: (statement) => note(statement, () => queryable.one(statement)),
      execute: (statement) => note(statement, () => queryable.execute(statement)),
    };
  };
  const alone = noting(db, committed);
  const guarded = <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    try {
      requireThere();
      return run();
    } catch (error) {
      return Promise.reject(error);
    }
  };
  const transaction: Db['transaction'] = (work) =>
    guarded(async () => {
      let hasWritten = false;
      const answer = await db.transaction((tx) => {
        hasWritten = false;
        const noted = noting(tx, () => {
          hasWritten = true;
        });
        return work({ ...noted, script: tx.script } satisfies Transaction);
      });
      if (hasWritten) committed();
      return answer;
    });
  return {
    ...db,
    query: (statement) => guarded(() => alone.query(statement)),
    one: (statement) => guarded(() => alone.one(statement)),
    execute: (statement) => guarded(() => alone.execute(statement)),
    transaction,
    failAfter(count) {
      commits = 0;
      left = count;
    },
    recover() {
      left = Number.POSITIVE_INFINITY;
      return commits;
    },
  };
}

function writes(statement: Sql): boolean {
  return WRITES.test(toStatement(statement).text.replace(LOCKS, ''));
}
