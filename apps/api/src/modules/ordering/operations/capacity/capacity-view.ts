import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstant, wireInstantOrNull } from '../../../../contract/wire.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { type Branch, findBranchSettings, hoursOf, waitingNow } from '../../../company/index.ts';
import {
  findCountedQuarters,
  findKitchen,
  type KitchenState,
  quarterOf,
  startOf,
} from '../../../kitchen/index.ts';

/** Number of quarters of an hour that staff see. */
const QUARTERS = 16;
const QUARTER_MILLISECONDS = 15 * 60_000;

/** Returns how long customers of a branch wait and why, and the orders of the next hours. */
export async function viewCapacity(
  db: Queryable,
  branch: Branch,
  now: Temporal.Instant,
): Promise<Schemas['Capacity']> {
  const key = { companyId: branch.company_id, branchId: branch.id };
  const kitchen = await findKitchen(db, key, now);
  const { simulator } = await findBranchSettings(db, branch.company_id, branch.id, now);
  return {
    branch_id: branch.id,
    usual_minutes: kitchen.usualMinutes,
    orders_per_quarter: kitchen.ordersPerQuarter,
    waiting: (['pickup', 'delivery'] as const).map((method) => {
      const waiting = waitingNow(kitchen, method, hoursOf(branch), now);
      const time = wireInstantOrNull(waiting?.at ?? null, branch.time_zone);
      return { method, minutes: waiting?.minutes ?? null, time };
    }),
    reasons: {
      recent_orders: kitchen.finished.length,
      recent_minutes: median(kitchen.finished),
      late_orders: kitchen.late.length,
      late_minutes: median(kitchen.late),
      busy_minutes: kitchen.busyMinutes,
      estimate_minutes: kitchen.minutes,
      is_simulated: simulator,
    },
    quarters: await viewQuarters(db, branch, kitchen, now),
  };
}

async function viewQuarters(
  db: Queryable,
  branch: Branch,
  { companyId, branchId, ordersPerQuarter }: KitchenState,
  now: Temporal.Instant,
): Promise<Schemas['Capacity']['quarters']> {
  const first = quarterOf(now);
  const quarters = Array.from(
    { length: QUARTERS },
    (_, index) => first + index * QUARTER_MILLISECONDS,
  );
  const until = startOf(first + QUARTERS * QUARTER_MILLISECONDS);
  const counted = await findCountedQuarters(db, { companyId, branchId }, startOf(first), until);
  const takenIn = new Map(counted.map(({ quarter, taken }) => [quarter.epochMilliseconds, taken]));
  return quarters.map((quarter) => {
    const taken = takenIn.get(quarter) ?? 0;
    return {
      time: wireInstant(startOf(quarter), branch.time_zone),
      taken,
      is_full: ordersPerQuarter !== null && taken >= ordersPerQuarter,
    };
  });
}

/** Returns the median in whole minutes; null for no values. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
