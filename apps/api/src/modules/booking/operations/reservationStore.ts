import { cleanLine, cleanText } from '@claypot/domain/text';
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
import { findAutoApproval } from '../../company/index.ts';
import { type Owner, ownerOf } from '../../identity/index.ts';
import { bookingLimits } from '../booking-limits.ts';
import { insertReservation } from '../new-reservation.ts';
import { findReservationOfKey, type Reservation } from '../reservations.ts';
import { NoSeatsLeft } from '../times/seats.ts';
import { full } from './errors.ts';
import { type FoundTable, findTable, type TableRequest } from './find-table.ts';
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
  const outcome = await reserve(context, owner, request);
  if ('created' in outcome) return outcome.created;
  // The seats may have been taken by another request with the same key.
  const existing = await findReservationOfKey(db, company.id, owner, key);
  if (existing !== null) return viewLanded(context, existing, request);
  throw full(outcome.branch, outcome.requestedTime, outcome.free);
};

/** @throws ApiError `IDEMPOTENCY_CONFLICT` if the key was used with another body. */
function viewLanded(
  context: Context,
  existing: Reservation,
  { body }: Request,
  db: Queryable = context.db,
): Promise<Wire['Reservation']> {
  if (existing.request_hash !== hashRequest(body)) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return viewReservationAlone(db, existing, context);
}

interface Booked {
  readonly created: Wire['Reservation'];
}

/**
 * Books in one transaction. If the seats are taken, stores nothing and returns the availability.
 */
async function reserve(
  context: Context,
  owner: Owner,
  request: Request,
): Promise<Booked | FoundTable> {
  const { db, company, now } = context;
  const tableRequest = { company, body: request.body, now };
  try {
    return await db.transaction((tx) => takeOnce(tx, context, { owner, tableRequest, request }));
  } catch (error) {
    if (error instanceof NoSeatsLeft) return findTable(db, tableRequest);
    throw error;
  }
}

interface Taking {
  readonly owner: Owner;
  readonly tableRequest: TableRequest;
  readonly request: Request;
}

/**
 * Checks availability without a lock first, so that requests for a full time do not block others.
 * Only the insert decides if the seats are free.
 */
async function takeOnce(
  tx: Transaction,
  context: Context,
  { owner, tableRequest, request }: Taking,
): Promise<Booked | FoundTable> {
  const { company, now, random, language } = context;
  const { body, headers } = request;
  const phone = requireMobile(body.phone_no);
  const table = await findTable(tx, tableRequest);
  const { branch, requestedTime: wanted, free } = table;
  if (!free.includes(wanted)) return table;
  const { start, end } = wanted;
  const startsAt = Temporal.Instant.fromEpochMilliseconds(start);
  const upTo = await findAutoApproval(tx, branch);
  const reservation = {
    id: random.uuid(),
    owner,
    idempotencyKey: headers['Idempotency-Key'],
    requestHash: hashRequest(body),
    stay: { companyId: company.id, branchId: branch.id, start, end },
    party: body.number_of_seats,
    seats: branch.number_of_seats,
    source: 'app' as const,
    isApproved: upTo !== null && body.number_of_seats <= upTo,
    customerName: cleanLine(body.customer_name),
    phone,
    reminder: body.reminder === 1,
    occasion: body.occasion ?? null,
    note: cleanText(body.note ?? '') || null,
    language,
    now,
  };
  const created = await insertReservation(tx, reservation, () =>
    reservationNumber(random, startsAt, branch.time_zone),
  );
  if (created.id === reservation.id) await countBooking(tx, context, owner);
  return { created: await viewLanded(context, created, request, tx) };
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
