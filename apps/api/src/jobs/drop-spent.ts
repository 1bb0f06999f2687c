import { dropPastSeats } from '../booking/seats.ts';
import type { Db } from '../db/db.ts';
import { dropOldMessages } from '../gateways/sms/sandbox/sandbox-sms.ts';
import { dropOldCodes } from '../members/codes.ts';
import { dropEndedWindows } from '../members/rate-limits.ts';
import { dropEndedSessions } from '../members/sessions.ts';
import { dropLeftCarts } from '../ordering/carts.ts';
import { dropOldAssets } from '../web/kept-assets.ts';
import type { Retention } from './retention.ts';

/**
 * Lets go of what nobody can use any more: codes, counters and sessions whose time is over, carts that
 * guests left behind, messages that the sandbox noted, files of builds that are gone, and the count of
 * seats on which nobody sits any more. They would do no harm, but numbers that strangers typed in are
 * nobody's to keep.
 */
export async function dropSpent(db: Db, now: Temporal.Instant, keep: Retention): Promise<void> {
  const since = (days: number) => now.subtract({ hours: days * 24 });
  await dropOldCodes(db, since(keep.codeDays));
  await dropEndedWindows(db, now);
  await dropEndedSessions(db, now);
  await dropPastSeats(db, now);
  await dropLeftCarts(db, since(keep.cartDays));
  await dropOldMessages(db, since(keep.logDays));
  await dropOldAssets(db, now);
}
