import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { OrderStatus } from '../ordering/order-status.ts';
import { moveOrder } from '../ordering/transition.ts';

/** A step the simulated kitchen takes. */
interface KitchenStep {
  readonly from: OrderStatus;
  readonly to: Exclude<OrderStatus, 'CANCELLED'>;
  /** How long an order stays at `from`. */
  readonly afterSeconds: number;
  /** How long before the time it was asked for an order may go on at the earliest. */
  readonly aheadSeconds: number;
}

/** Fast enough to watch, and yet nobody's dinner for tomorrow is ready today. */
const KITCHEN_STEPS: readonly KitchenStep[] = [
  { from: 'PREPARING', to: 'READY', afterSeconds: 20, aheadSeconds: 600 },
  { from: 'READY', to: 'COMPLETED', afterSeconds: 300, aheadSeconds: 0 },
];

/** Orders moved in one go, so that a long queue does not hold up everything else. */
const BATCH = 50;

/**
 * Moves on every order whose time has come. The database holds all that this goes by, so it is
 * right after a restart, and several instances doing it at once move each order once.
 */
export async function simulateKitchen(db: Db, now: Temporal.Instant): Promise<void> {
  for (const step of KITCHEN_STEPS) {
    const since = now.subtract({ seconds: step.afterSeconds });
    const upTo = now.add({ seconds: step.aheadSeconds });
    const due = await db.query<{ id: string }>(sql`
      select id from orders
      where status = ${step.from} and status_changed_at <= ${since}
        and (delivery_time is null or delivery_time <= ${upTo})
      order by status_changed_at limit ${BATCH}`);
    for (const { id } of due) await db.transaction((tx) => moveOrder(tx, id, step, now));
  }
}
