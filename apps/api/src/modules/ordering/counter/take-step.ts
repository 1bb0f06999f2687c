import { canTake, ORDER_STEPS, type OrderStatus, type StepName } from '@claypot/domain/order-steps';
import { ofOrder } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { acceptedFoodTime, lockPlacedTime } from '../capacity/accepted-time.ts';
import { moveOrderByStaff } from '../capacity/staff-time.ts';
import { moveOrder } from '../orders/transition.ts';
import type { CounterOrder } from './board-reads.ts';

/** A step of staff with what it needs. */
export interface StaffStep {
  readonly step: StepName;
  /** The status that the person saw. */
  readonly from: OrderStatus;
  /** For `accept`; null takes the branch's usual time. */
  readonly readyInMinutes: number | null;
  /** For `send_out`: the restaurant's own rider, with a number in E.164. */
  readonly rider: { readonly name: string; readonly phone: string } | null;
}

/**
 * Moves an order on by one step of staff.
 * @throws ApiError `ORDER_MOVED` if the order has another status than the person saw,
 * `INVALID_REQUEST` for a step that does not exist for it.
 */
export async function takeStep(
  tx: Transaction,
  companyId: string,
  order: CounterOrder,
  { step, from, readyInMinutes, rider }: StaffStep,
  now: Temporal.Instant,
): Promise<void> {
  if (order.status !== from) throw orderMoved(order.status);
  if (!canTake(step, { status: from, method: order.method })) throw invalidRequest('body.step');
  if ((step === 'send_out') !== (rider !== null)) throw invalidRequest('body.rider');
  if (readyInMinutes !== null && step !== 'accept') throw invalidRequest('body.ready_in_minutes');
  const { to } = ORDER_STEPS[step];
  const readyBy = step === 'accept' ? await readyByOf(tx, order, readyInMinutes, now) : null;
  const move =
    to === 'PREPARING'
      ? ({ from, to, ...(readyBy !== null && { readyBy }) } as const)
      : ({ from, to: to as Exclude<typeof to, 'CANCELLED' | 'PREPARING'> } as const);
  if (!(await moveOrder(tx, order.id, move, now))) throw await movedMeanwhile(tx, order.id);
  await acknowledge(tx, companyId, order.id, now);
  if (rider !== null) await sendOut(tx, order.id, rider, now);
  if (step === 'delivered') await endDelivery(tx, order.id, now);
}

/** Ends the sound of an order that a person moves without opening it. */
async function acknowledge(
  tx: Transaction,
  companyId: string,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update orders set acknowledged_at = coalesce(acknowledged_at, ${now})
    where company_id = ${companyId} and id = ${orderId}`);
}

/** Returns the error for an order that has another status than the person saw. */
export function orderMoved(status: OrderStatus): ApiError {
  return new ApiError('ORDER_MOVED', { data: { status } });
}

/** Returns the same error after a concurrent change. */
export async function movedMeanwhile(tx: Transaction, orderId: string): Promise<ApiError> {
  const order = await tx.one<{ status: OrderStatus }>(
    sql`select status from orders where id = ${orderId}`,
  );
  return order === null ? new ApiError('NOT_FOUND') : orderMoved(order.status);
}

async function readyByOf(
  tx: Transaction,
  { id, status }: CounterOrder,
  readyInMinutes: number | null,
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  // Before the rows of the kitchen, as in a cancellation, to prevent deadlocks.
  const order = await lockPlacedTime(tx, id);
  // An order that was cancelled meanwhile has returned its place.
  if (order.status !== status) throw orderMoved(order.status);
  if (readyInMinutes === null) return acceptedFoodTime(tx, order, now);
  const readyBy = now.add({ minutes: readyInMinutes });
  await moveOrderByStaff(tx, order, readyBy);
  return readyBy;
}

/** Replaces the courier by the restaurant's own rider. The courier is not asked any more. */
async function sendOut(
  tx: Transaction,
  orderId: string,
  { name, phone }: { readonly name: string; readonly phone: string },
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update deliveries set provider = 'own', state = 'collected', rider_name = ${name},
      rider_phone = ${phone}, failure = null, share_link = null, look_at = null, updated_at = ${now}
    where ${ofOrder(orderId)}`);
}

async function endDelivery(tx: Transaction, orderId: string, now: Temporal.Instant): Promise<void> {
  await tx.execute(sql`
    update deliveries set state = 'delivered', look_at = null, updated_at = ${now}
    where ${ofOrder(orderId)}`);
}
