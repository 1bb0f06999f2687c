import { dropPastSeats } from '../booking/seats.ts';
import type { Db } from '../db/db.ts';
import { dropOldCodes } from '../members/codes.ts';
import { dropEndedWindows } from '../members/rate-limits.ts';
import { dropEndedSessions } from '../members/sessions.ts';
import { dropLeftCarts } from '../ordering/carts.ts';
import { dropOldAssets } from '../web/kept-assets.ts';

/**
 * Lets go of what nobody can use any more: codes, counters and sessions whose time is over, carts that guests left behind, and the
 * count of seats on which nobody sits any more. They would do no harm, but numbers that strangers
 * typed in are nobody's to keep.
 */
export async function dropSpent(db: Db, now: Temporal.Instant): Promise<void> {
  await dropOldCodes(db, now);
  await dropEndedWindows(db, now);
  await dropEndedSessions(db, now);
  await dropPastSeats(db, now);
  await dropLeftCarts(db, now);
  await dropOldAssets(db, now);
}
