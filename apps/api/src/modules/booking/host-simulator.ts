import type { SandboxHost } from '../../gateways/host/sandbox/sandbox-host.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { moveReservation, type ReservationStep } from './move-reservation.ts';

/** Seconds for which a reservation stays pending, so that the status is visible. */
const ANSWER_SECONDS = 20;
/** Maximum reservations per step in one run, so that a long queue does not block other work. */
const BATCH = 50;

/**
 * Approves or rejects reservations as a branch's host would, and completes past ones. All state is
 * in the database, so it works after a restart, and concurrent instances advance each reservation
 * once.
 */
export async function simulateHost(
  { db, host }: { readonly db: Db; readonly host: SandboxHost },
  now: Temporal.Instant,
): Promise<void> {
  const answered = host.answer();
  const since = now.subtract({ seconds: ANSWER_SECONDS });
  if (answered !== null) {
    // Reject reservations with a past time, for example after the server was stopped.
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
