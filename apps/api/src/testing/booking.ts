import type { Branch, Reservation, StoreReservationRequest } from '@claypot/sdk';
import { simulateHost } from '../modules/booking/host-simulator.ts';
import { moveReservation, type ReservationStep } from '../modules/booking/move-reservation.ts';
import { sql } from '../platform/db/sql.ts';
import { as, type Changes, GUEST, type Restaurant } from './restaurant.ts';
import { SS2 } from './seed/seed.ts';

/** A request for a table at ss2, tomorrow at seven for four, unless told otherwise. */
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

/** Books a table. */
export function book(
  { sdk }: Pick<Restaurant, 'sdk'>,
  changes: Changes<StoreReservationRequest> = {},
  key: string = BOOKING_KEY,
): Promise<Reservation> {
  return sdk.reservationStore({ body: booking(changes), headers: { 'Idempotency-Key': key } });
}

/** Another guest each time, by a number. */
export function guestNo(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** ss2 as it is shown to a party of this size. */
export function branchFor({ sdk }: Pick<Restaurant, 'sdk'>, party: number): Promise<Branch> {
  return sdk.branchDetail({ path: { id: SS2 }, body: { number_of_seats: party } });
}

/** Changes ss2. */
export async function changeBranch(
  { db }: Pick<Restaurant, 'db'>,
  change: ReturnType<typeof sql>,
): Promise<void> {
  await db.execute(sql`update branches set ${change} where id = ${SS2}`);
}

/** Seats that are taken in any quarter of an hour, the most of them. */
export async function mostTaken({ db }: Pick<Restaurant, 'db'>): Promise<number> {
  const row = await db.one<{ most: number }>(
    sql`select coalesce(max(taken), 0) as most from reservation_seats`,
  );
  return row?.most ?? 0;
}

/** Does what a host does to a booking; false where it does not stand there any more. */
export function hostMoves(
  { db, clock }: Pick<Restaurant, 'db' | 'clock'>,
  id: string,
  step: ReservationStep,
): Promise<boolean> {
  return db.transaction((tx) => moveReservation(tx, id, step, clock.now()));
}

/** Lets the simulated host do its work at a moment. */
export function hostWorks(
  { db, host, clock }: Pick<Restaurant, 'db' | 'host' | 'clock'>,
  now: Temporal.Instant,
): Promise<void> {
  clock.set(now);
  return simulateHost({ db, host }, now);
}
