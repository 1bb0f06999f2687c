import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Transaction } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import type { Branch } from '../../company/index.ts';
import { limitSeats } from '../times/limit-seats.ts';
import { QUARTER_MILLISECONDS, type Stay } from '../times/offered-times.ts';
import { instantOf } from '../times/seats.ts';
import { findBookingsDuring } from './booking-reads.ts';
import { bookingViews } from './booking-view.ts';
import { heldQuarters } from './day-seats.ts';

/** Maximum bookings that an error lists. */
const MOST_LISTED = 200;

interface SeatChange {
  readonly stay: Stay;
  /** True if the person has seen which bookings no longer fit. */
  readonly acceptsOver: boolean;
  /** Writes the blocks or days. */
  change(): Promise<unknown>;
}

/**
 * Changes blocks or seats of a day.
 * @throws ApiError `SEATS_BOOKED` with the bookings that no longer fit, unless that is accepted
 */
export async function changeSeats(
  tx: Transaction,
  branch: Branch,
  { stay, acceptsOver, change }: SeatChange,
  now: Temporal.Instant,
): Promise<void> {
  const over = await limitSeats(tx, branch, stay, change, now);
  const [first] = over;
  const last = over.at(-1);
  if (acceptsOver || first === undefined || last === undefined) return;
  const isOver = new Set(over);
  const bookings = await findBookingsDuring(
    tx,
    branch,
    instantOf(first),
    instantOf(last + QUARTER_MILLISECONDS),
  );
  const view = bookingViews(branch.time_zone);
  const data: Schemas['SeatsBookedData'] = {
    bookings: bookings
      .filter((each) => heldQuarters(each).some((quarter) => isOver.has(quarter)))
      .slice(0, MOST_LISTED)
      .map(view)
      .map(({ id, number, time, number_of_seats, customer_name }) => ({
        id,
        number,
        time,
        number_of_seats,
        customer_name,
      })),
  };
  throw new ApiError('SEATS_BOOKED', { data });
}
