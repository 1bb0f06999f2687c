import type { Db } from '../db/db.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { cancelUnpaid, findOverdue, type Overdue } from '../payments/unpaid-payments.ts';

/** Payments looked at in one go. */
const BATCH = 50;

/**
 * Cancels orders and top-ups whose payment was left alone for too long, until none is left. One that
 * cannot be cancelled just now is reported and tried again next time.
 */
export async function sweepUnpaid(
  db: Db,
  payments: Payments,
  now: Temporal.Instant,
  report: (error: unknown) => void,
): Promise<void> {
  let last: Overdue | null = null;
  for (;;) {
    const batch: Overdue[] = await findOverdue(db, now, BATCH, last);
    for (const unpaid of batch) {
      await cancelUnpaid({ db, payments, now }, unpaid, 'PAYMENT_ABANDONED').catch(report);
    }
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) return;
  }
}
