import * as v from 'valibot';
import type { Transaction } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { TestDb } from '../../platform/db/testing/open-test-db.ts';
import { watchDb } from './watch-db.ts';

/** A database that counts the rows it reads. */
export interface CountedDb extends TestDb {
  /** Returns the number of table rows read during `work`, including rows that are filtered out. */
  rowsReadBy(work: () => Promise<unknown>): Promise<number>;
}

/** The used fields of a PostgreSQL plan. */
interface Plan {
  readonly 'Relation Name'?: string | undefined;
  readonly Operation?: string | undefined;
  /** Average per loop. */
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Rows Removed by Index Recheck'?: number | undefined;
  readonly Plans?: readonly Plan[] | undefined;
}

const plan: v.GenericSchema<Plan> = v.object({
  'Relation Name': v.optional(v.string()),
  Operation: v.optional(v.string()),
  'Actual Rows': v.number(),
  'Actual Loops': v.number(),
  'Rows Removed by Filter': v.optional(v.number()),
  'Rows Removed by Index Recheck': v.optional(v.number()),
  Plans: v.optional(v.array(v.lazy(() => plan))),
});
/** Output of EXPLAIN, which has no static type. */
const explanation = v.object({ 'QUERY PLAN': v.array(v.object({ Plan: plan })) });

/**
 * The planner scans a small table sequentially and a large one by index. These settings force index
 * access and order, so that little data shows the cost of much data.
 */
const AS_IF_LARGE = `savepoint counting;
  set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off;
  set local random_page_cost = 1; set local enable_hashjoin = off; set local enable_mergejoin = off`;

/**
 * Wraps a database. While it counts, each statement is explained before it runs, and the effects of
 * the explanation are rolled back.
 */
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
  const explained = v.parse(
    explanation,
    await tx.one(sql`explain (analyze, timing off, format json) ${statement}`),
  );
  await tx.script('rollback to savepoint counting; release savepoint counting');
  return explained['QUERY PLAN'].reduce((sum, { Plan: root }) => sum + rowsOf(root), 0);
}

function rowsOf(step: Plan): number {
  const left = step['Rows Removed by Filter'] ?? 0;
  const rechecked = step['Rows Removed by Index Recheck'] ?? 0;
  const ownRows = (step['Actual Rows'] + left + rechecked) * step['Actual Loops'];
  const below = step.Plans ?? [];
  return below.reduce((sum, each) => sum + rowsOf(each), isScan(step) ? ownRows : 0);
}

/** A write node also names a table, but its rows come from the scan below. */
function isScan(step: Plan): boolean {
  return step['Relation Name'] !== undefined && step.Operation === undefined;
}
