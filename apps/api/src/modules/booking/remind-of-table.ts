import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { notifyReservation } from './messages/reservation-news.ts';
import { REMINDER_HOURS } from './reminder.ts';

/**
 * Sends the reminder of a reservation once it is due. Sends none if the reservation is cancelled,
 * rejected or has started, or if the customer did not ask for it. The database records the
 * reminder, so that it is sent once despite restarts and several instances.
 *
 * @returns the due time if it is too early; else null.
 */
export async function remindOfTable(
  db: Db,
  id: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const booking = await db.one<{ starts_at: Temporal.Instant }>(sql`
    select starts_at from reservations
    where id = ${id} and status in ('PENDING', 'APPROVED') and starts_at > ${now}
      and reminder and reminded_at is null`);
  if (booking === null) return null;
  const due = booking.starts_at.subtract({ hours: REMINDER_HOURS });
  if (Temporal.Instant.compare(now, due) < 0) return due;
  await db.transaction(async (tx) => {
    // Skip a reservation that was cancelled or reminded of meanwhile.
    const reminded = await tx.execute(sql`
      update reservations set reminded_at = ${now}
      where id = ${id} and reminded_at is null and status in ('PENDING', 'APPROVED')`);
    if (reminded === 1) await notifyReservation(tx, id, 'reminder', now);
  });
  return null;
}
