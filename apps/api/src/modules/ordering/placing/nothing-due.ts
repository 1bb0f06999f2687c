import { cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { settleIn } from '../../payments/index.ts';
import { orderPayable } from '../progress/order-payable.ts';

/**
 * Marks a free order as paid, in the order's transaction. No payment provider accepts an amount of
 * 0.
 */
export async function settleFreeOrder(
  tx: Transaction,
  {
    orderId,
    reference,
    provider,
  }: { readonly orderId: string; readonly reference: string; readonly provider: string },
  now: Temporal.Instant,
): Promise<void> {
  const eventId = `nothing-due-${reference}`;
  const settled = { provider, eventId, reference, outcome: 'approved', amount: cents(0) } as const;
  await settleIn(tx, () => orderPayable(orderId), { ...settled, occurredAt: now }, now);
}
