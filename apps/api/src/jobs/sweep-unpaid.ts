import type { Db } from '../db/db.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { PAYMENT_MINUTES } from '../payments/payable.ts';
import { cancelUnpaid, findUnpaidSince } from '../payments/unpaid-payments.ts';

/** Payments looked at in one go. */
const BATCH = 50;

/**
 * Cancels orders and top-ups whose payment was left alone for {@link PAYMENT_MINUTES} minutes. One that cannot be cancelled just now is reported and tried again next time.
 */
export async function sweepUnpaid(
  db: Db,
  payments: Payments,
  now: Temporal.Instant,
  report: (error: unknown) => void,
): Promise<void> {
  const before = now.subtract({ minutes: PAYMENT_MINUTES });
  for (const unpaid of await findUnpaidSince(db, before, BATCH)) {
    await cancelUnpaid({ db, payments, now }, unpaid, 'PAYMENT_ABANDONED').catch(report);
  }
}
