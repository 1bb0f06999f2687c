import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { readDrawerMoves } from './drawer-move-figures.ts';
import type { BranchKey, Period } from './period.ts';
import { readRefunds } from './refund-figures.ts';
import { readSales } from './sales-figures.ts';
import { readTopUps } from './top-up-figures.ts';

/** A kind of facts that a day close counts. */
interface FactSource<Figures> {
  /** Returns SQL for the time of the first fact of the branch, from `from` on. */
  readonly firstAt: (branch: BranchKey, from: Temporal.Instant | null) => Sql;
  readonly read: (db: Queryable, period: Period) => Promise<Figures>;
}

function source<Figures>(each: FactSource<Figures>): FactSource<Figures> {
  return each;
}

const since = (column: Sql, from: Temporal.Instant | null): Sql =>
  from === null ? sql`${column} is not null` : sql`${column} >= ${from}::timestamptz`;

/**
 * Sources of the facts that a day close counts. The transactions that write a fact get its time from the database
 * function `within_open_period`, so that each fact is in exactly one close.
 */
const SOURCES = {
  sales: source({
    firstAt: ({ companyId, branchId }, from) => sql`
      select min(paid_at) as at from orders
      where company_id = ${companyId} and branch_id = ${branchId} and ${since(sql`paid_at`, from)}`,
    read: readSales,
  }),
  refunds: source({
    firstAt: ({ companyId, branchId }, from) => sql`
      select min(at) as at from refund_entries
      where company_id = ${companyId} and branch_id = ${branchId} and ${since(sql`at`, from)}`,
    read: readRefunds,
  }),
  topUps: source({
    firstAt: ({ companyId, branchId }, from) => sql`
      select min(at) as at from cash_top_up_entries
      where company_id = ${companyId} and branch_id = ${branchId} and ${since(sql`at`, from)}`,
    read: readTopUps,
  }),
  // Cash of a bill is in the drawer before the whole bill is paid.
  drawerEntries: source({
    firstAt: ({ companyId, branchId }, from) => sql`
      select min(at) as at from drawer_entries
      where company_id = ${companyId} and branch_id = ${branchId} and ${since(sql`at`, from)}`,
    read: readDrawerMoves,
  }),
};

/** Returns the time of the first fact of a branch, from `from` on; null if there is none. */
export async function findFirstFact(
  db: Queryable,
  branch: BranchKey,
  from: Temporal.Instant | null,
): Promise<Temporal.Instant | null> {
  const row = await db.one<{ at: Temporal.Instant | null }>(sql`
    select min(facts.at) as at from (
      ${SOURCES.sales.firstAt(branch, from)}
      union all ${SOURCES.refunds.firstAt(branch, from)}
      union all ${SOURCES.topUps.firstAt(branch, from)}
      union all ${SOURCES.drawerEntries.firstAt(branch, from)}
    ) facts`);
  return row?.at ?? null;
}

/** Returns the figures of all sources. */
export async function readFacts(db: Queryable, period: Period) {
  return {
    sales: await SOURCES.sales.read(db, period),
    refunds: await SOURCES.refunds.read(db, period),
    top_ups: await SOURCES.topUps.read(db, period),
    drawer_moves: await SOURCES.drawerEntries.read(db, period),
  };
}
