import type { Branch, Reservation, StoreReservationRequest } from '@claypot/sdk';
import { simulateBookings } from '../modules/booking/booking-simulator.ts';
import { moveReservation, type ReservationStep } from '../modules/booking/move-reservation.ts';
import { sql } from '../platform/db/sql.ts';
import { as, type Changes, GUEST, type Restaurant } from './restaurant.ts';
import { SS2 } from './seed/seed.ts';

/** Returns a booking request: four guests at ss2, tomorrow at 19:00, with optional changes. */
export function booking(changes: Changes<StoreReservationRequest> = {}): StoreReservationRequest {
  return {
    ...as(GUEST),
    branch_id: SS2,
    date: '2026-11-22',
    time: '19:00',
    number_of_seats: 4,
    customer_name: 'Aisyah',
    phone_no: '012-345 6789',
    reminder: 1,
    ...changes,
  };
}

export const BOOKING_KEY = 'key-of-the-first-booking';

export function book(
  { sdk }: Pick<Restaurant, 'sdk'>,
  changes: Changes<StoreReservationRequest> = {},
  key: string = BOOKING_KEY,
): Promise<Reservation> {
  return sdk.reservationStore({ body: booking(changes), headers: { 'Idempotency-Key': key } });
}

/** Returns the guest id of a number. */
export function guestNo(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Returns ss2 for a party of a size. */
export function branchFor({ sdk }: Pick<Restaurant, 'sdk'>, party: number): Promise<Branch> {
  return sdk.branchDetail({ path: { id: SS2 }, body: { number_of_seats: party } });
}

/** Updates columns of ss2. */
export async function changeBranch(
  { db }: Pick<Restaurant, 'db'>,
  change: ReturnType<typeof sql>,
): Promise<void> {
  await db.execute(sql`update branches set ${change} where id = ${SS2}`);
}

/** Returns the maximum number of taken seats in a quarter of an hour. */
export async function maxSeatsTaken({ db }: Pick<Restaurant, 'db'>): Promise<number> {
  const row = await db.one<{ most: number }>(
    sql`select coalesce(max(taken), 0) as most from reservation_seats`,
  );
  return row?.most ?? 0;
}

/**
 * Makes a status transition of a booking; returns false if the booking is no longer in the initial
 * status.
 */
export function hostMoves(
  { db, clock }: Pick<Restaurant, 'db' | 'clock'>,
  id: string,
  step: ReservationStep,
): Promise<boolean> {
  return db.transaction((tx) => moveReservation(tx, id, step, clock.now()));
}

/** Runs the demo staff at a moment. */
export function demoStaffWorks(
  { db, clock }: Pick<Restaurant, 'db' | 'clock'>,
  now: Temporal.Instant,
): Promise<void> {
  clock.set(now);
  return simulateBookings(db, now);
}
