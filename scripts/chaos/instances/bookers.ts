import { randomUUID } from 'node:crypto';
import { ApiError, type StoreReservationRequest } from '@claypot/sdk';
import { chooseOrder } from '../../bench/demo.ts';
import { clientFrom, clientOf, retryRequest } from '../retry.ts';
import { repeatVisits, type Stayers } from './repeat-visits.ts';

/** Number of days ahead and times of day for which tables are booked. */
const DAYS = 14;
const TIMES = ['18:00', '18:15', '18:30', '19:00', '19:30', '20:00'];
const PARTY = 2;
/** Error codes if no table is left, at that time or at all. */
const FULL: readonly string[] = ['INVALID_RESERVATION_TIME', 'UNABLE_TO_RESERVE'];

/** Booking request, as far as the server has acknowledged it. */
export interface BookingAttempt {
  readonly key: string;
  /** Ids in the responses, one per response read. */
  readonly acknowledged: string[];
  isFull: boolean;
  isCancelled: boolean;
}

/** Simulates guests who book a table with a double press; two of three cancel it. */
export async function letBookersIn(url: string, atOnce: number): Promise<Stayers<BookingAttempt>> {
  const { branch } = await chooseOrder(clientOf(url), {
    customer_id: null,
    guest_id: randomUUID(),
  });
  const today = Temporal.Now.plainDateISO('Asia/Kuala_Lumpur');
  return repeatVisits(atOnce, newAttempt, async (attempt, number) => {
    // The server limits bookings per hour and IP address.
    const sdk = clientFrom(url, `198.51.100.${Math.floor(number / 40) % 250}`);
    const guest = { customer_id: null, guest_id: randomUUID() };
    const body: StoreReservationRequest = {
      ...guest,
      branch_id: branch.id,
      date: today.add({ days: 1 + (number % DAYS) }).toString(),
      time: TIMES[Math.floor(number / DAYS) % TIMES.length] ?? '',
      number_of_seats: PARTY,
      customer_name: 'Aisyah',
      phone_no: '012-345 6789',
      reminder: 1,
    };
    const headers = { 'Idempotency-Key': attempt.key };
    const send = () =>
      retryRequest((signal) => sdk.reservationStore({ body, headers }, { signal }));
    try {
      const reservation = await send();
      attempt.acknowledged.push(reservation.id);
      attempt.acknowledged.push((await send()).id);
      if (number % 3 === 0) return;
      const path = { id: reservation.id };
      await retryRequest((signal) => sdk.reservationCancel({ path, body: guest }, { signal }));
      attempt.isCancelled = true;
    } catch (error) {
      if (!(error instanceof ApiError) || !FULL.includes(error.code)) throw error;
      attempt.isFull = true;
    }
  });
}

function newAttempt(): BookingAttempt {
  return { key: randomUUID(), acknowledged: [], isFull: false, isCancelled: false };
}
