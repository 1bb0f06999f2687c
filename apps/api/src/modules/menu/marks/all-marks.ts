import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { BranchKey, Mark } from './marks.ts';
import { appliesAtSql, type ItemReference } from './sold-out.ts';

/** Returns the mark of an item; null without one. */
export type MarkOf = (item: ItemReference) => Mark | null;

/** SQL of all marks of a branch, also of ended ones, with the columns `kind`, `id` and `until`. */
function marksSql({ company_id, id }: BranchKey): Sql {
  const ofBranch = sql`company_id = ${company_id} and branch_id = ${id}`;
  return sql`
    select 'dish' as kind, dish_id as id, sold_out_until as until from branch_dishes
    where ${ofBranch} and sold_out and not retired
    union all
    select 'package', package_id, sold_out_until from branch_packages
    where ${ofBranch} and sold_out and not retired
    union all
    select 'variation', variation_id, until from sold_out_variations where ${ofBranch}
    union all
    select 'hot_deal_variation', variation_id, until from sold_out_hot_deal_variations
    where ${ofBranch}
    union all
    select 'hot_deal', hot_deal_id, until from sold_out_hot_deals where ${ofBranch}`;
}

/** Reads the marks of a branch that apply at `now`. */
export async function findAllMarks(
  db: Queryable,
  branch: BranchKey,
  now: Temporal.Instant,
): Promise<MarkOf> {
  const rows = await db.query<ItemReference & Mark>(sql`
    select kind, id, until from (${marksSql(branch)}) m where ${appliesAtSql(sql`until`, now)}`);
  const marks = new Map(rows.map(({ kind, id, until }) => [`${kind} ${id}`, { until }]));
  return ({ kind, id }) => marks.get(`${kind} ${id}`) ?? null;
}

/** Returns the mark of an item at `now`; null if it is not marked. */
export function findMark(
  db: Queryable,
  branch: BranchKey,
  { kind, id }: ItemReference,
  now: Temporal.Instant,
): Promise<Mark | null> {
  return db.one<Mark>(sql`
    select until from (${marksSql(branch)}) m
    where kind = ${kind} and id = ${id} and ${appliesAtSql(sql`until`, now)}`);
}

/** Returns the next time at which a mark of the branch ends; null if none does. */
export async function findNextEnd(
  db: Queryable,
  branch: BranchKey,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const row = await db.one<{ until: Temporal.Instant | null }>(
    sql`select ${nextEndSql(branch, now)} as until`,
  );
  return row?.until ?? null;
}

/** SQL of {@link findNextEnd}. */
export function nextEndSql(branch: BranchKey, now: Temporal.Instant): Sql {
  return sql`(select min(until) from (${marksSql(branch)}) m where until > ${now})`;
}
