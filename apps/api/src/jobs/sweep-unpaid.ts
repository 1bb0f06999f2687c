import type { Db } from '../db/db.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { PAYMENT_MINUTES } from '../ordering/order-status.ts';
import { cancelUnpaid, findUnpaidSince } from '../ordering/unpaid-orders.ts';

/** Orders looked at in one go. */
const BATCH = 50;

/**
 * Cancels orders whose payment was left alone for {@link PAYMENT_MINUTES} minutes, and gives their
 * portions back. One that cannot be cancelled just now is reported and tried again next time.
 */
export async function sweepUnpaid(
  db: Db,
  payments: Payments,
  now: Temporal.Instant,
  report: (error: unknown) => void,
): Promise<void> {
  const before = now.subtract({ minutes: PAYMENT_MINUTES });
  for (const order of await findUnpaidSince(db, before, BATCH)) {
    await cancelUnpaid({ db, payments, now }, order, 'PAYMENT_ABANDONED').catch(report);
  }
}
