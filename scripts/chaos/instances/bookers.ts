import { randomUUID } from 'node:crypto';
import { ApiError, type StoreReservationRequest } from '@claypot/sdk';
import { chooseOrder } from '../../bench/demo.ts';
import { askAgain, clientFrom, clientOf } from '../retry.ts';
import { repeatVisits, type Stayers } from './repeat-visits.ts';

/** How many days ahead tables are asked for, and the times of each. */
const DAYS = 14;
const TIMES = ['18:00', '18:15', '18:30', '19:00', '19:30', '20:00'];
const PARTY = 2;
/** What somebody is told for whom there is no table left, at that time or at all. */
const FULL: readonly string[] = ['INVALID_RESERVATION_TIME', 'UNABLE_TO_RESERVE'];

/** One request for a table, as far as the server has acknowledged it. */
export interface Asked {
  readonly key: string;
  /** The ids that answers named, one for each answer that was read. */
  readonly acknowledged: string[];
  isFull: boolean;
  isCancelled: boolean;
}

/** Guests who ask for a table, twice as a double press does; of three two let it go again. */
export async function letBookersIn(url: string, atOnce: number): Promise<Stayers<Asked>> {
  const { branch } = await chooseOrder(clientOf(url), {
    customer_id: null,
    guest_id: randomUUID(),
  });
  const today = Temporal.Now.plainDateISO('Asia/Kuala_Lumpur');
  return repeatVisits(atOnce, newAsked, async (asked, number) => {
    // Of one address few bookings an hour are taken.
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
    const headers = { 'Idempotency-Key': asked.key };
    const send = () => askAgain((signal) => sdk.reservationStore({ body, headers }, { signal }));
    try {
      const made = await send();
      asked.acknowledged.push(made.id);
      asked.acknowledged.push((await send()).id);
      if (number % 3 === 0) return;
      const path = { id: made.id };
      await askAgain((signal) => sdk.reservationCancel({ path, body: guest }, { signal }));
      asked.isCancelled = true;
    } catch (error) {
      if (!(error instanceof ApiError) || !FULL.includes(error.code)) throw error;
      asked.isFull = true;
    }
  });
}

function newAsked(): Asked {
  return { key: randomUUID(), acknowledged: [], isFull: false, isCancelled: false };
}
