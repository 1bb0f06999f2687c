import { cleanLine } from '@claypot/domain/text';
import type { Context } from '../../../contract/context/context.ts';
import type { Handler, RequestOf } from '../../../contract/handlers.ts';
import { hashRequest } from '../../../contract/request-hash.ts';
import type { Wire } from '../../../contract/wire.ts';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { consume } from '../../../platform/db/rate-limits.ts';
import { tooManyRequests } from '../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { reservationNumber } from '../../../shared/order-number.ts';
import { requireMobile } from '../../../shared/require-mobile.ts';
import { type Owner, ownerOf } from '../../identity/index.ts';
import { bookingLimits } from '../booking-limits.ts';
import { insertReservation, SeatsTaken } from '../new-reservation.ts';
import { findReservationOfKey, type Reservation } from '../reservations.ts';
import { full } from './errors.ts';
import { type Asked, type Found, findTable } from './find-table.ts';
import { viewReservationAlone } from './reservation-view.ts';

type Request = RequestOf<'reservationStore'>;

/**
 * Books a table. Concurrent or repeated requests with one key create one reservation and get the
 * same response.
 */
export const reservationStore: Handler<'reservationStore'> = async (context, request) => {
  const { db, company } = context;
  const owner = await ownerOf(context, request.body);
  const key = request.headers['Idempotency-Key'];
  const earlier = await findReservationOfKey(db, company.id, owner, key);
  if (earlier !== null) return viewLanded(context, earlier, request);
  const outcome = await take(context, owner, request);
  if ('made' in outcome) return outcome.made;
  // The seats may have been taken by another request with the same key.
  const landed = await findReservationOfKey(db, company.id, owner, key);
  if (landed !== null) return viewLanded(context, landed, request);
  throw full(outcome.branch, outcome.wanted, outcome.free);
};

/** @throws ApiError `IDEMPOTENCY_CONFLICT` if the key was used with another body. */
function viewLanded(
  context: Context,
  landed: Reservation,
  { body }: Request,
  db: Queryable = context.db,
): Promise<Wire['Reservation']> {
  if (landed.request_hash !== hashRequest(body)) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return viewReservationAlone(db, landed, context);
}

interface Booked {
  readonly made: Wire['Reservation'];
}

/**
 * Books in one transaction. If the seats are taken, stores nothing and returns the availability.
 */
async function take(context: Context, owner: Owner, request: Request): Promise<Booked | Found> {
  const { db, company, now } = context;
  const asked = { company, body: request.body, now };
  try {
    return await db.transaction((tx) => takeOnce(tx, context, { owner, asked, request }));
  } catch (error) {
    if (error instanceof SeatsTaken) return findTable(db, asked);
    throw error;
  }
}

interface Taking {
  readonly owner: Owner;
  readonly asked: Asked;
  readonly request: Request;
}

/**
 * Checks availability without a lock first, so that requests for a full time do not block others.
 * Only the insert decides if the seats are free.
 */
async function takeOnce(
  tx: Transaction,
  context: Context,
  { owner, asked, request }: Taking,
): Promise<Booked | Found> {
  const { company, now, random, language } = context;
  const { body, headers } = request;
  const phone = requireMobile(body.phone_no);
  const found = await findTable(tx, asked);
  const { branch, wanted, free } = found;
  if (!free.includes(wanted)) return found;
  const { start, end } = wanted;
  const startsAt = Temporal.Instant.fromEpochMilliseconds(start);
  const reservation = {
    id: random.uuid(),
    owner,
    idempotencyKey: headers['Idempotency-Key'],
    requestHash: hashRequest(body),
    stay: { companyId: company.id, branchId: branch.id, start, end },
    party: body.number_of_seats,
    seats: branch.number_of_seats,
    customerName: cleanLine(body.customer_name),
    phone,
    reminder: body.reminder === 1,
    language,
    now,
  };
  const made = await insertReservation(tx, reservation, () =>
    reservationNumber(random, startsAt, branch.time_zone),
  );
  if (made.id === reservation.id) await countBooking(tx, context, owner);
  return { made: await viewLanded(context, made, request, tx) };
}

/** Counts a new reservation. @throws ApiError `TOO_MANY_REQUESTS`, which rolls it back. */
async function countBooking(
  tx: Transaction,
  { memberKey, address, now }: Context,
  owner: Owner,
): Promise<void> {
  const retryAt = await consume(tx, memberKey, bookingLimits(owner, address), now);
  if (retryAt !== null) throw tooManyRequests(retryAt);
}
