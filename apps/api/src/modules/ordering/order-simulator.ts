import type { CourierWithTimeout } from '../../gateways/courier/courier-with-timeout.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { moveDelivery } from './delivery/deliveries.ts';
import type { OrderStatus } from './orders/order-status.ts';
import { moveOrder } from './orders/transition.ts';

interface SimulatedStep {
  readonly from: OrderStatus;
  readonly to: Exclude<OrderStatus, 'CANCELLED'>;
  /** Minimum time in the status `from`, in seconds. */
  readonly afterSeconds: number;
  /** Maximum time before the requested delivery time, in seconds. */
  readonly aheadSeconds: number;
}

interface Dependencies {
  readonly db: Db;
  readonly courier: CourierWithTimeout;
  /** Called with errors of a trip; the next run retries. */
  readonly report: (error: unknown) => void;
}

/** Fast enough for a demonstration, but orders for tomorrow do not become ready today. */
const SIMULATED_STEPS: readonly SimulatedStep[] = [
  { from: 'PREPARING', to: 'READY', afterSeconds: 20, aheadSeconds: 600 },
  { from: 'READY', to: 'COMPLETED', afterSeconds: 300, aheadSeconds: 0 },
];

/** Books the rider when the food is ready, early enough to arrive at the requested time. */
const HAND_OVER: SimulatedStep = {
  from: 'PREPARING',
  to: 'DELIVERING',
  afterSeconds: 20,
  aheadSeconds: 1200,
};
/** Ask the courier from the start, because only the courier knows the arrival. */
const ARRIVE: SimulatedStep = {
  from: 'DELIVERING',
  to: 'COMPLETED',
  afterSeconds: 0,
  aheadSeconds: 7 * 86_400,
};

/** Maximum orders per step in one run, so that a long queue does not block other work. */
const BATCH = 50;

/**
 * Advances each order that is due. All state is in the database, so it works after a restart, and
 * concurrent instances advance each order once.
 */
export async function simulateOrders(
  { db, courier, report }: Dependencies,
  now: Temporal.Instant,
): Promise<void> {
  for (const step of SIMULATED_STEPS) {
    for (const id of await findDue(db, step, sql`delivery_method <> 'delivery'`, now)) {
      await db.transaction((tx) => moveOrder(tx, id, step, now));
    }
  }
  // Run in parallel, so that an unresponsive courier delays the run once instead of once per order.
  const cooked = await findDue(db, HAND_OVER, sql`delivery_method = 'delivery'`, now);
  await Promise.all(cooked.map((id) => moveDelivery({ db, courier }, id, now).catch(report)));
  const delivering = await findDue(db, ARRIVE, sql`true`, now);
  await Promise.all(delivering.map((id) => moveDelivery({ db, courier }, id, now).catch(report)));
}

async function findDue(
  db: Db,
  step: SimulatedStep,
  which: Sql,
  now: Temporal.Instant,
): Promise<string[]> {
  const since = now.subtract({ seconds: step.afterSeconds });
  const upTo = now.add({ seconds: step.aheadSeconds });
  const due = await db.query<{ id: string }>(sql`
    select id from orders
    where status = ${step.from} and status_changed_at <= ${since} and ${which}
      and (delivery_time is null or delivery_time <= ${upTo})
    order by status_changed_at limit ${BATCH}`);
  return due.map(({ id }) => id);
}
