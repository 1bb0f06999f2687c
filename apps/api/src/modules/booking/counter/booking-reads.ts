import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Rejection } from '../move-reservation.ts';
import type { ReservationStatus } from '../reservation-status.ts';
import type { Occasion } from '../reservations.ts';

/** A booking as staff see it. */
export interface CounterBooking {
  readonly id: string;
  readonly company_id: string;
  readonly branch_id: string;
  readonly reservation_no: string;
  readonly source: 'app' | 'phone' | 'walk_in';
  readonly status: ReservationStatus;
  readonly seated_at: Temporal.Instant | null;
  readonly starts_at: Temporal.Instant;
  readonly ends_at: Temporal.Instant;
  /** First quarter of an hour with seats of the party. */
  readonly held_from: Temporal.Instant;
  /** End of its seats: earlier than `ends_at` if the party left or did not come. */
  readonly held_until: Temporal.Instant;
  readonly number_of_seats: number;
  readonly customer_name: string;
  readonly phone_no: string;
  readonly reminder: boolean;
  readonly occasion: Occasion | null;
  readonly note: string | null;
  readonly reject_reason: Rejection['reason'] | null;
  readonly reject_text: string | null;
  readonly status_changed_at: Temporal.Instant;
  readonly created_at: Temporal.Instant;
  readonly revision: number;
}

const select = sql`
  select id, company_id, branch_id, reservation_no, source, status, seated_at, starts_at, ends_at,
    coalesce(held_from, starts_at) as held_from, coalesce(held_until, ends_at) as held_until,
    number_of_seats, customer_name, phone_no, reminder, occasion, note, reject_reason, reject_text,
    status_changed_at, created_at, revision
  from reservations`;

interface BranchKey {
  readonly company_id: string;
  readonly id: string;
}

const ofBranch = ({ company_id, id }: BranchKey): Sql =>
  sql`company_id = ${company_id} and branch_id = ${id}`;

/** Longest stay; a booking of the day before may last into the day. */
const LONGEST = { hours: 8 };
/** The contract's maximum. */
const MOST_OF_DAY = 2000;
const MOST_WAITING = 200;
export const MOST_FOUND = 30;

/** Returns the bookings of a branch with a part of their stay between two moments, by time. */
export function findBookingsDuring(
  db: Queryable,
  branch: BranchKey,
  first: Temporal.Instant,
  last: Temporal.Instant,
): Promise<CounterBooking[]> {
  return db.query<CounterBooking>(sql`
    ${select}
    where ${ofBranch(branch)} and starts_at >= ${first.subtract(LONGEST)} and starts_at < ${last}
      and ends_at > ${first}
    order by starts_at, created_at, id limit ${MOST_OF_DAY}`);
}

/** Returns the pending bookings of a branch that are not over, by time. */
export function findWaitingBookings(
  db: Queryable,
  branch: BranchKey,
  now: Temporal.Instant,
): Promise<CounterBooking[]> {
  return db.query<CounterBooking>(sql`
    ${select} where ${ofBranch(branch)} and status = 'PENDING' and ends_at > ${now}
    order by starts_at, created_at, id limit ${MOST_WAITING}`);
}

/** Returns the number of pending bookings of a branch that are not over. */
export async function countWaitingBookings(
  db: Queryable,
  branch: BranchKey,
  now: Temporal.Instant,
): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from reservations
    where ${ofBranch(branch)} and status = 'PENDING' and ends_at > ${now}`);
  return row?.count ?? 0;
}

/** Returns a booking of a company; null if it does not exist. */
export function findCounterBooking(
  db: Queryable,
  companyId: string,
  id: string,
): Promise<CounterBooking | null> {
  return db.one<CounterBooking>(sql`${select} where company_id = ${companyId} and id = ${id}`);
}

/** Returns a booking and locks it until the transaction ends; null if it does not exist. */
export function lockCounterBooking(
  db: Queryable,
  companyId: string,
  id: string,
): Promise<CounterBooking | null> {
  return db.one<CounterBooking>(sql`
    ${select} where company_id = ${companyId} and id = ${id} for update`);
}

/**
 * Returns bookings that match, latest visit first. Four digits are the end of a phone number; they
 * can be a part of the number of a booking, too.
 */
export function searchCounterBookings(
  db: Queryable,
  branch: BranchKey,
  query: string,
): Promise<CounterBooking[]> {
  const text = query.trim();
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = sql`reservation_no ilike ${part} or customer_name ilike ${part}`;
  const matches = /^\d{4}$/.test(text)
    ? sql`(${named} or right(phone_no, 4) = ${text})`
    : sql`(${named})`;
  return db.query<CounterBooking>(sql`
    ${select} where ${ofBranch(branch)} and ${matches}
    order by starts_at desc, id desc limit ${MOST_FOUND}`);
}
