import type { Transaction } from '../db/db.ts';
import type { OrderStatus } from '../ordering/order-status.ts';
import { orderMessage } from './notification-messages.ts';
import { notify } from './notifications.ts';

/** An order that a member has made. */
export interface OrderOfMember {
  readonly id: string;
  readonly memberId: string;
  /** The number people say to each other. */
  readonly number: string;
}

/** Tells a member how their order stands now. */
export async function tellOrderMoved(
  tx: Transaction,
  { id, memberId, number }: OrderOfMember,
  status: OrderStatus,
  now: Temporal.Instant,
): Promise<void> {
  const message = orderMessage(status, number);
  if (message === null) return;
  await notify(
    tx,
    memberId,
    { id: `${status.toLowerCase()}-${id}`, message, about: { kind: 'order', id } },
    now,
  );
}
