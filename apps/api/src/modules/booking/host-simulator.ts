import type { SandboxHost } from '../../gateways/host/sandbox/sandbox-host.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { moveReservation, type ReservationStep } from './move-reservation.ts';

/** How long a booking waits for its answer: long enough to see it wait. */
const ANSWER_SECONDS = 20;
/** Bookings moved in one go, so that a long queue does not hold up everything else. */
const BATCH = 50;

/**
 * Answers bookings as the host of a branch would, and ends those whose time is over. The database
 * holds all that this goes by, so it is right after a restart, and several instances doing it at
 * once move each booking once.
 */
export async function simulateHost(
  { db, host }: { readonly db: Db; readonly host: SandboxHost },
  now: Temporal.Instant,
): Promise<void> {
  const answered = host.answer();
  const since = now.subtract({ seconds: ANSWER_SECONDS });
  if (answered !== null) {
    // Nobody sits down on a time that is over, as it may be after the server was stopped.
    await moveAll(db, { from: 'PENDING', to: 'REJECTED' }, sql`ends_at <= ${now}`, now);
    await moveAll(db, answered, sql`status_changed_at <= ${since}`, now);
  }
  await moveAll(db, { from: 'APPROVED', to: 'COMPLETED' }, sql`ends_at <= ${now}`, now);
}

async function moveAll(
  db: Db,
  step: ReservationStep,
  which: Sql,
  now: Temporal.Instant,
): Promise<void> {
  const due = await db.query<{ id: string }>(sql`
    select id from reservations where status = ${step.from} and ${which}
    order by starts_at limit ${BATCH}`);
  for (const { id } of due) await db.transaction((tx) => moveReservation(tx, id, step, now));
}
