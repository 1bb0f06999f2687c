import type { Queryable } from '../../../platform/db/db.ts';
import { perMinute } from '../../../shared/time/per-minute.ts';
import { type Branch, findPauseEnd, hoursOf, takesReservations } from '../../company/index.ts';
import { hasRoom } from './free-times.ts';
import { type OfferedTime, offeredTimes } from './offered-times.ts';
import { findFreeSeats } from './seats.ts';

/** Times that a branch offers, and those with enough seats for a party. Both are earliest first. */
export interface BranchTimes {
  readonly offered: readonly OfferedTime[];
  readonly free: readonly OfferedTime[];
}

const timesOfMinute = perMinute(offeredTimes);

/** Returns the times that a branch offers from now on, regardless of free seats. */
function timesOf(branch: Branch, now: Temporal.Instant): OfferedTime[] {
  if (!takesReservations(branch)) return [];
  const { turn_minutes: turnMinutes, notice_minutes: noticeMinutes } = branch;
  const times = timesOfMinute({ hours: hoursOf(branch), turnMinutes, noticeMinutes }, now);
  const earliest = now.add({ minutes: noticeMinutes }).epochMilliseconds;
  return times.filter(({ start }) => start >= earliest);
}

/**
 * Returns the times that a branch offers from now on, and those with enough free seats for the
 * party. Times before the end of a pause are not offered.
 */
export async function findBranchTimes(
  db: Queryable,
  branch: Branch,
  party: number,
  now: Temporal.Instant,
): Promise<BranchTimes> {
  const pausedUntil = await findPauseEnd(db, branch, 'reservation', now);
  const end = pausedUntil?.epochMilliseconds ?? 0;
  const offered = timesOf(branch, now).filter(({ start }) => start >= end);
  const [first] = offered;
  if (first === undefined) return { offered, free: [] };
  const last = offered.at(-1) ?? first;
  const { company_id: companyId, id: branchId, number_of_seats: seats } = branch;
  const stay = { companyId, branchId, start: first.start, end: last.end };
  const room = { seats, freeSeats: await findFreeSeats(db, stay, seats) };
  return { offered, free: offered.filter((time) => hasRoom(time, party, room)) };
}
