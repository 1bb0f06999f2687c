import type { Reservation, StoreReservationRequest } from '@claypot/sdk';
import { as, GUEST, type Restaurant } from './restaurant.ts';
import { SS2 } from './seed.ts';

/** A request for a table at ss2, tomorrow at seven for four, unless told otherwise. */
export function booking(changes: Partial<StoreReservationRequest> = {}): StoreReservationRequest {
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
  changes: Partial<StoreReservationRequest> = {},
  key: string = BOOKING_KEY,
): Promise<Reservation> {
  return sdk.reservationStore({ body: booking(changes), headers: { 'Idempotency-Key': key } });
}
