import type { BookingStepName } from '@claypot/domain/booking-steps';
import type { Db, Transaction } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { type EventChange, recordStaffEvent, simulatorIdentity } from '../staff/index.ts';
import { type CounterBooking, lockCounterBooking } from './counter/booking-reads.ts';
import { takeBookingStep } from './counter/take-booking-step.ts';
import { moveReservation } from './move-reservation.ts';

/** Seconds for which a reservation stays pending, so that the status is visible. */
const REPLY_SECONDS = 20;
/** Maximum reservations per step in one run, so that a long queue does not block other work. */
const BATCH = 50;

/**
 * Approves bookings, and completes those that have ended, in branches with demo staff. It takes the
 * steps of staff and records them as actions of the demo staff. A pending booking that has ended,
 * for example while the server was stopped, is rejected. All state is in the database, so it works
 * after a restart, and concurrent instances move each booking once.
 */
export async function simulateBookings(db: Db, now: Temporal.Instant): Promise<void> {
  const since = now.subtract({ seconds: REPLY_SECONDS });
  const isOver = sql`ends_at <= ${now}`;
  await actOnAll(
    db,
    { from: 'PENDING', which: isOver, act: reject, operation: 'rejectBooking' },
    now,
  );
  const isDue = sql`status_changed_at <= ${since}`;
  await actOnAll(db, { from: 'PENDING', which: isDue, ...step('approve') }, now);
  await actOnAll(db, { from: 'APPROVED', which: isOver, ...step('complete') }, now);
}

type Act = (
  tx: Transaction,
  booking: CounterBooking,
  now: Temporal.Instant,
) => Promise<EventChange[]>;

interface Simulated {
  readonly from: 'PENDING' | 'APPROVED';
  readonly which: Sql;
  readonly operation: string;
  readonly act: Act;
}

function step(name: BookingStepName): Pick<Simulated, 'act' | 'operation'> {
  return {
    operation: `takeBookingStep.${name}`,
    act: (tx, booking, now) => takeBookingStep(tx, booking, name, now),
  };
}

const reject: Act = async (tx, { id, status }, now) => {
  await moveReservation(tx, id, { from: 'PENDING', to: 'REJECTED' }, now);
  return [{ field: 'status', before: status, after: 'REJECTED' }];
};

async function actOnAll(db: Db, simulated: Simulated, now: Temporal.Instant): Promise<void> {
  const { from, which } = simulated;
  const due = await db.query<{ id: string; company_id: string }>(sql`
    select id, company_id from reservations r
    where status = ${from} and ${which} and exists (
      select from branch_settings s
      where s.company_id = r.company_id and s.branch_id = r.branch_id and s.simulator)
    order by starts_at limit ${BATCH}`);
  for (const each of due) await db.transaction((tx) => actOn(tx, each, simulated, now));
}

/** Skips a booking that another instance or a person has moved meanwhile. */
async function actOn(
  tx: Transaction,
  { id, company_id: companyId }: { readonly id: string; readonly company_id: string },
  { act, from, operation }: Simulated,
  now: Temporal.Instant,
): Promise<void> {
  const booking = await lockCounterBooking(tx, companyId, id);
  if (booking?.status !== from) return;
  const changes = await act(tx, booking, now);
  const event = { operation, targetId: id, branchId: booking.branch_id, changes };
  await recordStaffEvent(tx, companyId, await simulatorIdentity(tx, companyId, now), event, now);
}
