import { ORDER_STEPS, type OrderStatus, type StepName } from '@claypot/domain/order-steps';
import type { CourierWithTimeout } from '../../gateways/courier/courier-with-timeout.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { ApiError } from '../../shared/api-error.ts';
import { recordStaffEvent, simulatorIdentity } from '../staff/index.ts';
import { findCounterOrder } from './counter/board-reads.ts';
import { takeStep } from './counter/take-step.ts';
import { moveDelivery } from './delivery/deliveries.ts';

/** When an order of a status is due. */
interface Timing {
  readonly from: OrderStatus;
  /** Minimum time in the status `from`, in seconds. */
  readonly afterSeconds: number;
  /** Maximum time before the requested delivery time, in seconds. */
  readonly aheadSeconds: number;
}

/** A step that the simulator takes as staff do. */
interface SimulatedStep extends Timing {
  readonly step: StepName;
}

interface Dependencies {
  readonly db: Db;
  readonly courier: CourierWithTimeout;
  /** Called with errors of a trip; the next run retries. */
  readonly report: (error: unknown) => void;
}

/** Fast enough for a demonstration, but orders for tomorrow do not become ready today. */
const SIMULATED_STEPS: readonly SimulatedStep[] = [
  { step: 'ready', from: 'PREPARING', afterSeconds: 20, aheadSeconds: 600 },
  { step: 'hand_over', from: 'READY', afterSeconds: 300, aheadSeconds: 0 },
];

/** Accepts orders of every method in a branch that accepts by hand. */
const ACCEPT: SimulatedStep = {
  step: 'accept',
  from: 'PENDING',
  afterSeconds: 20,
  aheadSeconds: 7 * 86_400,
};

/** Books the rider when the food is ready, early enough to arrive at the requested time. */
const HAND_OVER: Timing = {
  from: 'PREPARING',
  afterSeconds: 20,
  aheadSeconds: 1200,
};
/** Ask the courier from the start, because only the courier knows the arrival. */
const ARRIVE: Timing = {
  from: 'DELIVERING',
  afterSeconds: 0,
  aheadSeconds: 7 * 86_400,
};

/** Maximum orders per step in one run, so that a long queue does not block other work. */
const BATCH = 50;

/**
 * Advances each order that is due in branches with a simulator. It takes the steps of staff, and
 * records them as actions of an account of its own. All state is in the database, so it works after
 * a restart, and concurrent instances advance each order once.
 */
export async function simulateOrders(
  { db, courier, report }: Dependencies,
  now: Temporal.Instant,
): Promise<void> {
  for (const due of await findDue(db, ACCEPT, sql`true`, now)) {
    await simulate(db, due, ACCEPT, now).catch(ignoreMoved);
  }
  for (const step of SIMULATED_STEPS) {
    for (const due of await findDue(db, step, sql`delivery_method <> 'delivery'`, now)) {
      // Another instance or staff may have moved it meanwhile; the next run looks again.
      await simulate(db, due, step, now).catch(ignoreMoved);
    }
  }
  // Run in parallel, so that an unresponsive courier delays the run once instead of once per order.
  const cooked = await findDue(db, HAND_OVER, sql`delivery_method = 'delivery'`, now);
  await Promise.all(cooked.map(({ id }) => moveDelivery({ db, courier }, id, now).catch(report)));
  const delivering = await findDue(db, ARRIVE, sql`true`, now);
  await Promise.all(
    delivering.map(({ id }) => moveDelivery({ db, courier }, id, now).catch(report)),
  );
}

interface DueOrder {
  readonly id: string;
  readonly company_id: string;
}

async function simulate(
  db: Db,
  { id, company_id }: DueOrder,
  { step, from }: SimulatedStep,
  now: Temporal.Instant,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await findCounterOrder(tx, company_id, id);
    if (order === null) return;
    await takeStep(tx, company_id, order, { step, from, readyInMinutes: null, rider: null }, now);
    const changes = [{ field: 'status', before: from, after: ORDER_STEPS[step].to }];
    const event = { targetId: id, branchId: order.branch_id, changes };
    const staff = await simulatorIdentity(tx, company_id, now);
    await recordStaffEvent(tx, company_id, staff, { operation: `takeStep.${step}`, ...event }, now);
  });
}

function ignoreMoved(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'ORDER_MOVED') throw error;
}

function findDue(db: Db, step: Timing, which: Sql, now: Temporal.Instant): Promise<DueOrder[]> {
  const since = now.subtract({ seconds: step.afterSeconds });
  const upTo = now.add({ seconds: step.aheadSeconds });
  return db.query<DueOrder>(sql`
    select id, company_id from orders o
    where status = ${step.from} and exists (
        select from branch_settings s
        where s.company_id = o.company_id and s.branch_id = o.branch_id and s.simulator)
      and status_changed_at <= ${since} and ${which}
      and (delivery_time is null or delivery_time <= ${upTo})
    order by status_changed_at limit ${BATCH}`);
}

/** Returns true if the simulator moves the orders of this order's branch. */
export async function isSimulated(db: Db, orderId: string): Promise<boolean> {
  const found = await db.one<{ simulator: boolean }>(sql`
    select s.simulator from orders o
    join branch_settings s on s.company_id = o.company_id and s.branch_id = o.branch_id
    where o.id = ${orderId}`);
  return found?.simulator ?? false;
}
