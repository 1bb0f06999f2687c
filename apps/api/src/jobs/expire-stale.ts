import { dropOldMessages } from '../gateways/sms/sandbox/sandbox-sms.ts';
import { dropPastSeats } from '../modules/booking/index.ts';
import {
  dropEndedPageVisitors,
  dropEndedSessions,
  dropOldCodes,
} from '../modules/identity/index.ts';
import { dropPastQuarters } from '../modules/kitchen/index.ts';
import { dropOldCodeDays } from '../modules/loyalty/index.ts';
import { deleteAbandonedCarts, dropOldPresses } from '../modules/ordering/index.ts';
import { dropOldPrintJobs } from '../modules/printing/index.ts';
import { dropEndedStaffAccess } from '../modules/staff/index.ts';
import type { Retention } from '../platform/config/retention.ts';
import type { Db } from '../platform/db/db.ts';
import { dropEndedWindows } from '../platform/db/rate-limits.ts';
import { dropOldAssets } from '../platform/web/files/persisted-assets.ts';

/** Days in which a tablet may repeat a press at the counter after it was offline. */
const PRESS_DAYS = 7;
/** Days in which staff can see what was printed. */
const PRINT_JOB_DAYS = 30;

/**
 * Deletes expired data: codes, rate-limit windows, sessions, page visitors, past counts of seats and orders, abandoned guest
 * carts, sums of payment codes, print jobs, sandbox messages and assets of old builds. Expired rows have no effect, but phone numbers
 * are personal data that must not be stored longer than needed.
 */
export async function expireStale(
  db: Db,
  now: Temporal.Instant,
  retention: Retention,
): Promise<void> {
  const since = (days: number) => now.subtract({ hours: days * 24 });
  await dropOldCodes(db, since(retention.codeDays));
  await dropEndedWindows(db, now);
  await dropEndedSessions(db, now);
  await dropEndedPageVisitors(db, now);
  await dropEndedStaffAccess(db, now);
  await dropOldPresses(db, since(PRESS_DAYS));
  await dropOldPrintJobs(db, since(PRINT_JOB_DAYS));
  await dropOldCodeDays(db, now);
  await dropPastSeats(db, now);
  await dropPastQuarters(db, now);
  await deleteAbandonedCarts(db, since(retention.cartDays));
  await dropOldMessages(db, since(retention.logDays));
  await dropOldAssets(db, now);
}
