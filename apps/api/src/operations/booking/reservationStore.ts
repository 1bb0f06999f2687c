import { bookingLimits } from '../../booking/booking-limits.ts';
import { findBranchTimes, takesReservations, timesOf } from '../../booking/branch-times.ts';
import { insertReservation, SeatsTaken } from '../../booking/new-reservation.ts';
import type { OfferedTime } from '../../booking/offered-times.ts';
import { findReservationOfKey, type Reservation } from '../../booking/reservations.ts';
import type { Queryable, Transaction } from '../../db/db.ts';
import type { Context } from '../../http/context.ts';
import type { Handler, RequestOf } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeHits } from '../../members/rate-limits.ts';
import { type Branch, findBranch } from '../../ordering/branches.ts';
import { reservationNumber } from '../../ordering/order-number.ts';
import type { Owner } from '../../ordering/owner.ts';
import { requireMobile } from '../auth/phone.ts';
import { tooManyRequests } from '../auth/refusals.ts';
import { ownerOf } from '../identity.ts';
import { hashRequest } from '../request-hash.ts';
import { full, invalidTime, notTaken, partyTooLarge } from './refusals.ts';
import { viewReservationAlone } from './reservation-view.ts';

type Request = RequestOf<'reservationStore'>;

/**
 * Books a table. One key makes one booking, however often and however much at once it is sent, and
 * every sender gets the same answer.
 */
export const reservationStore: Handler<'reservationStore'> = async (context, request) => {
  const { db, company } = context;
  const owner = await ownerOf(context, request.body);
  const key = request.headers['Idempotency-Key'];
  const made =
    (await findReservationOfKey(db, company.id, owner, key)) ??
    (await book(context, owner, request));
  if (made.request_hash !== hashRequest(request.body)) throw new Refusal('IDEMPOTENCY_CONFLICT');
  return viewReservationAlone(made, context);
};

async function book(context: Context, owner: Owner, request: Request): Promise<Reservation> {
  try {
    return await context.db.transaction((tx) => bookOnce(tx, context, owner, request));
  } catch (error) {
    if (error instanceof SeatsTaken) throw await fullyBooked(context, request.body);
    throw error;
  }
}

/** Looks at everything anew, whatever the customer's page showed, and takes the seats. */
async function bookOnce(
  tx: Transaction,
  { company, now, random, language, address }: Context,
  owner: Owner,
  { body, headers }: Request,
): Promise<Reservation> {
  const asked = { companyId: company.id, body, now };
  const branch = await requireBranch(tx, asked);
  const phone = requireMobile(body.phone_no);
  const { start, end } = await requireTime(tx, branch, asked);
  const reservation = {
    id: random.uuid(),
    owner,
    idempotencyKey: headers['Idempotency-Key'],
    requestHash: hashRequest(body),
    stay: { companyId: company.id, branchId: branch.id, start, end },
    party: body.number_of_seats,
    seats: branch.number_of_seats,
    customerName: body.customer_name.trim(),
    phone,
    reminder: body.reminder === 1,
    language,
    now,
  };
  const made = await insertReservation(tx, reservation, () =>
    reservationNumber(random, Temporal.Instant.fromEpochMilliseconds(start), branch.time_zone),
  );
  if (made.id === reservation.id) await countBooking(tx, owner, address, now);
  return made;
}

/** Counts a booking that was made. @throws Refusal `TOO_MANY_REQUESTS`, which undoes it. */
async function countBooking(
  tx: Transaction,
  owner: Owner,
  address: string,
  now: Temporal.Instant,
): Promise<void> {
  const retryAt = await takeHits(tx, bookingLimits(owner, address), now);
  if (retryAt !== null) throw tooManyRequests(retryAt);
}

/** What is left, looked up once the attempt is undone. */
async function fullyBooked({ db, company, now }: Context, body: Request['body']): Promise<Refusal> {
  const branch = await requireBranch(db, { companyId: company.id, body, now });
  const { offered, free } = await findBranchTimes(db, branch, body.number_of_seats, now);
  return full(branch, findTime(offered, body), free);
}

interface Asked {
  readonly companyId: string;
  readonly body: Request['body'];
  readonly now: Temporal.Instant;
}

/** The branch, which books tables for so many. */
async function requireBranch(db: Queryable, { companyId, body }: Asked): Promise<Branch> {
  const branch = await findBranch(db, companyId, body.branch_id);
  if (branch === null) throw new Refusal('NOT_FOUND');
  if (!takesReservations(branch)) throw notTaken(branch);
  if (body.number_of_seats > branch.number_of_seats) throw partyTooLarge(branch);
  return branch;
}

/** The time asked for, if it is offered at this moment. */
async function requireTime(
  db: Queryable,
  branch: Branch,
  { body, now }: Asked,
): Promise<OfferedTime> {
  const wanted = findTime(timesOf(branch, now), body);
  if (wanted !== undefined) return wanted;
  const { free } = await findBranchTimes(db, branch, body.number_of_seats, now);
  throw invalidTime(free[0]);
}

function findTime(
  offered: readonly OfferedTime[],
  { date, time }: Request['body'],
): OfferedTime | undefined {
  return offered.find((each) => each.date === date && each.time === time);
}
