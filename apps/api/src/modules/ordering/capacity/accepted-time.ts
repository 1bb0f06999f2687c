import type { OrderMethod, OrderStatus } from '@claypot/domain/order-steps';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import {
  type CountedOrder,
  findKitchen,
  foodTime,
  moveToFree,
  usualWait,
} from '../../kitchen/index.ts';
import { moveInKitchen } from './move-in-kitchen.ts';

/** An order that is about to be accepted. */
export interface PlacedTime {
  readonly id: string;
  readonly company_id: string;
  readonly branch_id: string;
  readonly delivery_method: OrderMethod;
  /** Requested time; null for as soon as possible. */
  readonly delivery_time: Temporal.Instant | null;
  readonly created_at: Temporal.Instant;
  /** Null for an order of an earlier version. */
  readonly promised_by: Temporal.Instant | null;
  readonly food_quarter: Temporal.Instant | null;
}

/** Minutes after its placing in which an order keeps the time that the customer saw. */
const KEPT_MINUTES = 5;

/** Locks an order and returns its time and status. */
export async function lockPlacedTime(
  tx: Transaction,
  orderId: string,
): Promise<PlacedTime & { readonly status: OrderStatus }> {
  const order = await tx.one<PlacedTime & { readonly status: OrderStatus }>(sql`
    select id, status, company_id, branch_id, delivery_method, delivery_time, created_at, promised_by,
      food_quarter
    from orders where id = ${orderId} for update`);
  if (order === null) throw new Error('The order does not exist');
  return order;
}

/**
 * Returns when the food of an order that is accepted now has to be ready: for the requested time,
 * else at the time that the customer saw when placing the order. If the acceptance comes later than
 * five minutes after that, the time counts from now, in the next quarter of an hour with room. It
 * is never earlier than promised.
 *
 * The caller holds a lock on the order.
 */
export async function acceptedFoodTime(
  tx: Transaction,
  order: PlacedTime,
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const { delivery_method: method, delivery_time: requestedAt, promised_by: promised } = order;
  if (requestedAt !== null) return foodTime(method, requestedAt);
  const keptUntil = order.created_at.add({ minutes: KEPT_MINUTES });
  if (promised !== null && Temporal.Instant.compare(now, keptUntil) <= 0) return promised;
  const branch = { companyId: order.company_id, branchId: order.branch_id };
  const kitchen = await findKitchen(tx, branch, now);
  const wait = usualWait(kitchen, method === 'delivery' ? 'delivery' : 'pickup');
  const food = later(foodTime(method, now.add({ minutes: wait })), promised);
  const { ordersPerQuarter } = kitchen;
  const counted: CountedOrder = { ...branch, ordersPerQuarter, quarter: order.food_quarter };
  const moved = await moveToFree(tx, counted, food);
  await moveInKitchen(tx, order.id, moved.quarter);
  return moved.foodAt;
}

function later(a: Temporal.Instant, b: Temporal.Instant | null): Temporal.Instant {
  return b !== null && Temporal.Instant.compare(a, b) < 0 ? b : a;
}
