import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstant } from '../../../contract/wire.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import {
  type Branch,
  findAutoApproval,
  findPauseEnd,
  takesReservations,
} from '../../company/index.ts';
import { instantOf } from '../times/seats.ts';
import { createWallClock } from '../times/wall-clock.ts';
import { findBookingsDuring, findWaitingBookings } from './booking-reads.ts';
import { bookingViews } from './booking-view.ts';
import { findDaySeats, heldQuarters, type QuarterSeats, shownQuarters } from './day-seats.ts';
import { dayStay } from './wall-times.ts';

/** Returns a day of a branch. Call it in a transaction with one snapshot. */
export async function viewBookingDay(
  tx: Transaction,
  branch: Branch,
  date: Temporal.PlainDate,
  now: Temporal.Instant,
): Promise<Schemas['BookingDay']> {
  const zone = branch.time_zone;
  const stay = dayStay(date, zone);
  const bookings = await findBookingsDuring(tx, branch, instantOf(stay.start), instantOf(stay.end));
  const waiting = await findWaitingBookings(tx, branch, now);
  const quarters = await findDaySeats(tx, branch, stay, bookings);
  const over = new Set(quarters.filter(isOver).map(({ quarter }) => quarter));
  const overIds = new Set(
    bookings
      .filter((each) => heldQuarters(each).some((quarter) => over.has(quarter)))
      .map(({ id }) => id),
  );
  const view = bookingViews(zone, overIds);
  const pausedUntil = await findPauseEnd(tx, branch, 'reservation', now);
  return {
    now: wireInstant(now, zone),
    date: date.toString(),
    today: now.toZonedDateTimeISO(zone).toPlainDate().toString(),
    seats: (await findSeatsOfDay(tx, branch, date)) ?? branch.number_of_seats,
    usual_seats: branch.number_of_seats,
    turn_minutes: branch.turn_minutes,
    takes_bookings: takesReservations(branch) && pausedUntil === null,
    auto_approve_up_to: await findAutoApproval(tx, branch),
    quarters: viewQuarters(shownQuarters(branch, date, quarters), zone),
    bookings: bookings.map(view),
    blocks: await viewBlocks(tx, branch, instantOf(stay.start), instantOf(stay.end)),
    waiting: waiting.map(view),
  };
}

/** Makes all statements of the transaction read one snapshot. Call it first. */
export async function readOneSnapshot(tx: Transaction): Promise<void> {
  await tx.script('set transaction isolation level repeatable read');
}

/** Returns the seats that staff set for a date; null for the usual ones. */
export async function findSeatsOfDay(
  tx: Transaction,
  { company_id, id }: Branch,
  date: Temporal.PlainDate,
): Promise<number | null> {
  const row = await tx.one<{ seats: number }>(sql`
    select seats from branch_seat_days
    where company_id = ${company_id} and branch_id = ${id} and date = ${date.toString()}::date`);
  return row?.seats ?? null;
}

function isOver({ capacity, taken }: QuarterSeats): boolean {
  return taken > capacity;
}

function viewQuarters(quarters: readonly QuarterSeats[], zone: string): Schemas['SeatQuarter'][] {
  const wallTime = createWallClock(zone);
  return quarters.map((each) => ({
    starts_at: wireInstant(instantOf(each.quarter), zone),
    time: wallTime(each.quarter).time,
    capacity: each.capacity,
    blocked: each.blocked,
    taken: each.taken,
    free: Math.max(0, each.capacity - each.taken),
    is_over: isOver(each),
  }));
}

interface BlockRow {
  readonly id: string;
  readonly starts_at: Temporal.Instant;
  readonly ends_at: Temporal.Instant;
  readonly seats: number | null;
  readonly reason: string;
}

async function viewBlocks(
  tx: Transaction,
  { company_id, id, time_zone: zone }: Branch,
  first: Temporal.Instant,
  last: Temporal.Instant,
): Promise<Schemas['SeatBlock'][]> {
  const rows = await tx.query<BlockRow>(sql`
    select id, starts_at, ends_at, seats, reason from branch_seat_blocks
    where company_id = ${company_id} and branch_id = ${id}
      and starts_at < ${last} and ends_at > ${first}
    order by starts_at, id limit 500`);
  const wallTime = createWallClock(zone);
  return rows.map((row) => ({
    id: row.id,
    starts_at: wireInstant(row.starts_at, zone),
    ends_at: wireInstant(row.ends_at, zone),
    time: wallTime(row.starts_at.epochMilliseconds).time,
    end_time: wallTime(row.ends_at.epochMilliseconds).time,
    seats: row.seats,
    reason: row.reason,
  }));
}
