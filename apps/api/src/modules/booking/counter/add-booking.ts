import { createHash } from 'node:crypto';
import { cleanLine, cleanText } from '@claypot/domain/text';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { invalidRequest } from '../../../shared/api-error.ts';
import { reservationNumber } from '../../../shared/order-number.ts';
import { requireMobile } from '../../../shared/require-mobile.ts';
import type { Branch } from '../../company/index.ts';
import type { Owner } from '../../identity/index.ts';
import { insertReservation } from '../new-reservation.ts';
import { NO_NAME, NO_PHONE } from '../no-contact.ts';
import { quarterOf } from '../times/free-times.ts';
import type { Stay } from '../times/offered-times.ts';
import { instantOf } from '../times/seats.ts';
import { requireQuarter } from './wall-times.ts';

/** Stay of a new booking in epoch milliseconds. */
interface NewStay extends Stay {
  readonly startsAt: Temporal.Instant;
}

/** A request with its key and the stay that it asks for. */
export interface BookingAtCounter {
  readonly body: Schemas['AddBookingRequest'];
  readonly key: string;
  readonly stay: NewStay;
}

/**
 * Returns the owner of a booking that staff add. It is a guest without a device: the hash belongs to
 * no guest id, because guest ids are UUIDs.
 */
export function counterOwner(companyId: string, key: string): Owner {
  return { guestHash: hashOf(`counter ${companyId} ${key}`), customerId: null };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Adds a walk-in, which sits from the present quarter of an hour, or a booking by phone.
 * @returns the id
 * @throws ApiError `INVALID_PHONE_NO`; NoSeatsLeft if too few seats are free
 */
export async function addBooking(
  tx: Transaction,
  { company, random, language, now }: CounterContext,
  branch: Branch,
  { body, key, stay }: BookingAtCounter,
): Promise<string> {
  const { start, end, startsAt } = stay;
  const { id } = await insertReservation(
    tx,
    {
      id: random.uuid(),
      owner: counterOwner(company.id, key),
      idempotencyKey: key,
      requestHash: hashOf(JSON.stringify(body)),
      stay: { companyId: company.id, branchId: branch.id, start, end },
      party: body.number_of_seats,
      seats: branch.number_of_seats,
      source: body.date === null ? 'walk_in' : 'phone',
      isApproved: true,
      customerName: body.customer_name === null ? NO_NAME : cleanLine(body.customer_name),
      phone: body.phone_no === null ? NO_PHONE : requireMobile(body.phone_no),
      reminder: body.reminder,
      occasion: body.occasion,
      note: cleanText(body.note ?? '') || null,
      language,
      now,
    },
    () => reservationNumber(random, startsAt, branch.time_zone),
  );
  return id;
}

/**
 * Returns the stay of a request.
 * @throws ApiError `INVALID_REQUEST` for a walk-in with a phone number, a booking by phone without
 *   a name or number, and a time in the past
 */
export function newStay(
  body: Schemas['AddBookingRequest'],
  { time_zone: zone }: Branch,
  now: Temporal.Instant,
): NewStay {
  const start = startOf(body, zone, now);
  return { start, end: start + body.minutes * 60_000, startsAt: instantOf(start) };
}

/** Returns the start of the stay in epoch milliseconds. */
function startOf(
  { date, time, customer_name, phone_no, reminder }: Schemas['AddBookingRequest'],
  zone: string,
  now: Temporal.Instant,
): number {
  if (date === null || time === null) {
    if (date !== null || time !== null) throw invalidRequest('body.time');
    if (phone_no !== null || reminder) throw invalidRequest('body.phone_no');
    return quarterOf(now);
  }
  if (customer_name === null) throw invalidRequest('body.customer_name');
  if (phone_no === null) throw invalidRequest('body.phone_no');
  const start = requireQuarter(date, time, zone, now);
  if (start < quarterOf(now)) throw invalidRequest('body.time');
  return start;
}
