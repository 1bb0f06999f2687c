import type { CourierWithTimeout } from '../../gateways/courier/courier-with-timeout.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { moveDelivery } from './delivery/deliveries.ts';
import type { OrderStatus } from './orders/order-status.ts';
import { moveOrder } from './orders/transition.ts';

/** A step that the order simulator takes. */
interface SimulatedStep {
  readonly from: OrderStatus;
  readonly to: Exclude<OrderStatus, 'CANCELLED'>;
  /** How long an order stays at `from`. */
  readonly afterSeconds: number;
  /** How long before the time it was asked for an order may go on at the earliest. */
  readonly aheadSeconds: number;
}

interface Dependencies {
  readonly db: Db;
  readonly courier: CourierWithTimeout;
  /** Told why a trip could not be booked or followed; it is tried again. */
  readonly report: (error: unknown) => void;
}

/** Fast enough to watch, and yet nobody's dinner for tomorrow is ready today. */
const SIMULATED_STEPS: readonly SimulatedStep[] = [
  { from: 'PREPARING', to: 'READY', afterSeconds: 20, aheadSeconds: 600 },
  { from: 'READY', to: 'COMPLETED', afterSeconds: 300, aheadSeconds: 0 },
];

/** A rider is called when the food is ready, early enough to arrive when it was asked for. */
const HAND_OVER: SimulatedStep = {
  from: 'PREPARING',
  to: 'DELIVERING',
  afterSeconds: 20,
  aheadSeconds: 1200,
};
/** The courier knows when; it is asked from the start. */
const ARRIVE: SimulatedStep = {
  from: 'DELIVERING',
  to: 'COMPLETED',
  afterSeconds: 0,
  aheadSeconds: 7 * 86_400,
};

/** Orders moved in one go, so that a long queue does not hold up everything else. */
const BATCH = 50;

/**
 * Moves on every order whose time has come. The database holds all that this goes by, so it is
 * right after a restart, and several instances doing it at once move each order once.
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
  // All at once: a courier that does not answer is waited for once and not once an order.
  const cooked = await findDue(db, HAND_OVER, sql`delivery_method = 'delivery'`, now);
  await Promise.all(cooked.map((id) => moveDelivery({ db, courier }, id, now).catch(report)));
  const underWay = await findDue(db, ARRIVE, sql`true`, now);
  await Promise.all(underWay.map((id) => moveDelivery({ db, courier }, id, now).catch(report)));
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
