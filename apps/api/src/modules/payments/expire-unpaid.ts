import type { Payments } from '../../gateways/payments/payments.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PayableOf } from './payable.ts';
import { cancelUnpaid, findUnpaid } from './unpaid-payments.ts';

/** Delay before the next check of a payment that can neither be cancelled nor is paid. */
const REST = { minutes: 1 };

/**
 * Cancels an order or a top-up that is still unpaid after its expiry.
 *
 * @returns the time of the next check; null if nothing is left to do. It is the expiry, or in one
 * minute if the bank is processing the payment or if it can neither be cancelled nor is paid.
 */
export async function expireUnpaid(
  {
    db,
    payments,
    payableOf,
  }: { readonly db: Db; readonly payments: Payments; readonly payableOf: PayableOf },
  paymentId: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const unpaid = await findUnpaid(db, paymentId);
  if (unpaid === null) return null;
  if (isLater(unpaid.due, now)) return unpaid.due;
  const payable = payableOf(unpaid);
  const remaining = await cancelUnpaid(
    { db, payments, now },
    { ...unpaid, payable },
    'PAYMENT_ABANDONED',
    (tx) => findUnpaid(tx, paymentId),
  );
  if (remaining === null) return null;
  return isLater(remaining.due, now) ? remaining.due : now.add(REST);
}

function isLater(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) > 0;
}
