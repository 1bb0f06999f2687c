import { openingsDuring } from '@claypot/domain/time';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type Branch, hoursOf } from '../../company/index.ts';
import { quarterOf, quartersOf } from '../times/free-times.ts';
import { QUARTER_MILLISECONDS, type Stay } from '../times/offered-times.ts';
import { instantOf } from '../times/seats.ts';
import type { CounterBooking } from './booking-reads.ts';

/** Seats of a quarter of an hour. */
export interface QuarterSeats {
  /** Epoch milliseconds. */
  readonly quarter: number;
  /** Seats after blocks. */
  readonly capacity: number;
  readonly blocked: number;
  readonly taken: number;
}

/** Statuses in which a party has seats. */
const HOLDING: readonly string[] = ['PENDING', 'APPROVED', 'COMPLETED', 'NO_SHOW'];

/**
 * Returns the seats of each quarter of a day: from the bookings, and from what staff changed.
 * Future quarters agree with the rows that bookings lock.
 */
export async function findDaySeats(
  db: Queryable,
  branch: Branch,
  { start, end }: Stay,
  bookings: readonly CounterBooking[],
): Promise<QuarterSeats[]> {
  const { company_id: companyId, id: branchId, number_of_seats: usual, time_zone: zone } = branch;
  const rows = await db.query<{ quarter: Temporal.Instant; seats: number; capacity: number }>(sql`
    select quarter, coalesce(day_seats, ${usual})::integer as seats,
      quarter_capacity(${usual}, day_seats, blocked) as capacity
    from changed_quarters(${companyId}, ${branchId}, ${zone}, ${instantOf(start)}, ${instantOf(end)})
    order by quarter`);
  const taken = takenOf(bookings);
  return rows.map(({ quarter, seats, capacity }) => ({
    quarter: quarter.epochMilliseconds,
    capacity,
    blocked: seats - capacity,
    taken: taken.get(quarter.epochMilliseconds) ?? 0,
  }));
}

function takenOf(bookings: readonly CounterBooking[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  for (const booking of bookings) {
    for (const quarter of heldQuarters(booking)) {
      taken.set(quarter, (taken.get(quarter) ?? 0) + booking.number_of_seats);
    }
  }
  return taken;
}

/** Returns the quarters of an hour in which a booking has seats, in epoch milliseconds. */
export function heldQuarters({ held_from, held_until, status }: CounterBooking): number[] {
  if (!HOLDING.includes(status)) return [];
  return quartersOf({ start: held_from.epochMilliseconds, end: held_until.epochMilliseconds });
}

/**
 * Returns the quarters that staff need to see: from opening to closing, those outside with parties
 * or blocks, and everything in between.
 */
export function shownQuarters(
  branch: Branch,
  date: Temporal.PlainDate,
  quarters: readonly QuarterSeats[],
): QuarterSeats[] {
  const openings = openingsDuring(hoursOf(branch), date, 1);
  const isOpen = (quarter: number) =>
    openings.some(
      ({ opens, closes }) =>
        quarter + QUARTER_MILLISECONDS > quarterOf(opens) && quarter < closes.epochMilliseconds,
    );
  const isShown = ({ quarter, taken, blocked }: QuarterSeats) =>
    taken > 0 || blocked > 0 || isOpen(quarter);
  const first = quarters.findIndex(isShown);
  return first === -1 ? [] : quarters.slice(first, quarters.findLastIndex(isShown) + 1);
}
