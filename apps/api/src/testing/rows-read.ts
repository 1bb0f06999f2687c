import type { Transaction } from '../db/db.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { TestDb } from '../db/testing.ts';
import { watchDb } from './watch-db.ts';

/** A database that can say how much is read of it. */
export interface CountedDb extends TestDb {
  /** How many rows of tables are read while something is done, also those that are then left out. */
  rowsReadBy(work: () => Promise<unknown>): Promise<number>;
}

/** What is looked at of a plan, in PostgreSQL's own words. */
interface Plan {
  readonly 'Relation Name'?: string;
  /** On average of the loops. */
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/**
 * The planner reads a small table whole, and the same table by its index once it is large. Here it
 * follows an index, and its order, wherever there is one, so that little data shows what much of it
 * would cost.
 */
const AS_IF_LARGE = `savepoint counting;
  set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off;
  set local enable_hashjoin = off; set local enable_mergejoin = off`;

/** Watches a database: each statement is explained, and what that did undone, before it is run. */
export function countRowsRead(db: TestDb): CountedDb {
  let isCounting = false;
  let rows = 0;
  const watched = watchDb(db, async (statement, tx) => {
    if (isCounting) rows += await rowsRead(tx, statement);
  });
  return {
    ...watched,
    async rowsReadBy(work) {
      rows = 0;
      isCounting = true;
      await work().finally(() => {
        isCounting = false;
      });
      return rows;
    },
  };
}

async function rowsRead(tx: Transaction, statement: Sql): Promise<number> {
  await tx.script(AS_IF_LARGE);
  const explained = await tx.one<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    sql`explain (analyze, timing off, format json) ${statement}`,
  );
  await tx.script('rollback to savepoint counting; release savepoint counting');
  return (explained?.['QUERY PLAN'] ?? []).reduce((sum, { Plan: plan }) => sum + rowsOf(plan), 0);
}

function rowsOf(plan: Plan): number {
  const left = plan['Rows Removed by Filter'] ?? 0;
  const rechecked = plan['Rows Removed by Index Recheck'] ?? 0;
  const own = (plan['Actual Rows'] + left + rechecked) * plan['Actual Loops'];
  const below = plan.Plans ?? [];
  return below.reduce((sum, each) => sum + rowsOf(each), isScan(plan) ? own : 0);
}

/** What writes names a table too; its rows come from the scan below it. */
function isScan(plan: Plan): boolean {
  return plan['Relation Name'] !== undefined && !('Operation' in plan);
}
