import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { BranchKey } from '../branch-key.ts';
import { DRIVE_MINUTES } from './food-time.ts';
import { type KitchenSample, waitingMinutes } from './waiting-rule.ts';

/** Orders of a branch at the moment, with the settings that decide how long customers wait. */
export interface KitchenState extends KitchenSample, BranchKey {
  /** Minutes that staff add for a busy time; 0 if the branch is not busy. */
  readonly busyMinutes: number;
  /** Minutes that customers wait at the moment, with the busy ones. */
  readonly minutes: number;
  /** Maximum orders per quarter of an hour; null for no maximum. */
  readonly ordersPerQuarter: number | null;
  /** Quarters that take no more orders, in epoch milliseconds. */
  readonly full: ReadonlySet<number>;
}

/** Maximum number of ready orders from which the waiting time follows. */
const MOST_RECENT = 20;
/** Minutes for which a ready order counts. */
const RECENT_MINUTES = 60;
/** Open orders that are due within these minutes count. */
const AHEAD_MINUTES = 60;
/** An order this late was forgotten, and does not count. */
const FORGOTTEN_MINUTES = 180;

/** Minutes that a usual order takes in a branch without settings, as in the table. */
const USUAL_MINUTES = 35;

interface Row {
  readonly branch_id: string;
  readonly usual_minutes: number | null;
  readonly orders_per_quarter: number | null;
  readonly busy_minutes: number | null;
  readonly finished: number[];
  readonly late: number[];
  readonly open: number;
  readonly full_quarters: number[];
}

/** Returns the state of a branch's kitchen. */
export async function findKitchen(
  db: Queryable,
  branch: BranchKey,
  now: Temporal.Instant,
): Promise<KitchenState> {
  const [state] = await findStates(db, branch.companyId, sql`b.id = ${branch.branchId}`, now);
  if (state === undefined) throw new Error(`There is no branch ${branch.branchId}`);
  return state;
}

/** Returns the states of a company's kitchens by branch id. */
export async function findKitchens(
  db: Queryable,
  companyId: string,
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, KitchenState>> {
  const states = await findStates(db, companyId, sql`true`, now);
  return new Map(states.map((state) => [state.branchId, state]));
}

/** Returns the maximum of orders per quarter of an hour of a branch; null for no maximum. */
export async function findOrdersPerQuarter(
  db: Queryable,
  { companyId, branchId }: BranchKey,
): Promise<number | null> {
  const row = await db.one<{ orders_per_quarter: number | null }>(sql`
    select orders_per_quarter from branch_settings
    where company_id = ${companyId} and branch_id = ${branchId}`);
  return row?.orders_per_quarter ?? null;
}

/**
 * Only orders for as soon as possible teach the waiting time, because the others are ready when
 * they are wanted. The order simulator teaches nothing: its food takes 20 seconds.
 */
async function findStates(
  db: Queryable,
  companyId: string,
  which: Sql,
  now: Temporal.Instant,
): Promise<KitchenState[]> {
  const rows = await db.query<Row>(sql`
    select b.id as branch_id, s.usual_minutes, s.orders_per_quarter,
      case when s.busy_until > ${now} then s.busy_minutes end as busy_minutes,
      array(
        select coalesce(extract(epoch from o.cooked_at - o.accepted_at)
          + case when o.delivery_method = 'delivery' then ${DRIVE_MINUTES * 60}::integer else 0 end, 0)::float8 / 60
        from orders o
        where o.company_id = b.company_id and o.branch_id = b.id and o.delivery_time is null
          and o.cooked_at > ${now.subtract({ minutes: RECENT_MINUTES })} and o.cooked_at <= ${now}
          and o.accepted_at is not null and s.simulator is not true
        order by o.cooked_at desc limit ${MOST_RECENT}
      ) as finished,
      k.late, k.open,
      array(
        select (extract(epoch from q.quarter) * 1000)::float8 from order_quarters q
        where q.company_id = b.company_id and q.branch_id = b.id
          and q.quarter > ${now.subtract({ minutes: 15 })} and q.taken >= s.orders_per_quarter
      ) as full_quarters
    from branches b
    left join branch_settings s on s.company_id = b.company_id and s.branch_id = b.id
    cross join lateral (
      select count(*)::integer as open,
        coalesce(array_agg(extract(epoch from ${now}::timestamptz - o.ready_by)::float8 / 60)
          filter (where o.ready_by < ${now}), '{}') as late
      from orders o
      where o.company_id = b.company_id and o.branch_id = b.id and o.status = 'PREPARING'
        and o.ready_by between ${now.subtract({ minutes: FORGOTTEN_MINUTES })}
          and ${now.add({ minutes: AHEAD_MINUTES })}
        and s.simulator is not true
    ) k
    where b.company_id = ${companyId} and ${which}`);
  return rows.map((row) => toState(companyId, row));
}

function toState(companyId: string, row: Row): KitchenState {
  const { finished, late, open } = row;
  const sample = { usualMinutes: row.usual_minutes ?? USUAL_MINUTES, finished, late, open };
  const busyMinutes = row.busy_minutes ?? 0;
  return {
    ...sample,
    companyId,
    branchId: row.branch_id,
    busyMinutes,
    minutes: waitingMinutes(sample, busyMinutes),
    ordersPerQuarter: row.orders_per_quarter,
    full: new Set(row.full_quarters),
  };
}
