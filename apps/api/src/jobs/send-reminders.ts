import { tellOfReservation } from '../booking/reservation-news.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** How long before they come parties are reminded. */
const REMINDER_HOURS = 2;

/** Bookings looked at in one go. */
const BATCH = 50;

/**
 * Reminds those who asked for it of tables that will be theirs within two hours. Who has booked one
 * later than that knows. The database holds who was reminded, so that nobody is twice, whatever
 * restarts and however many instances do it.
 */
export async function sendReminders(db: Db, now: Temporal.Instant): Promise<void> {
  const upTo = now.add({ hours: REMINDER_HOURS });
  const due = await db.query<{ id: string }>(sql`
    select id from reservations
    where status in ('PENDING', 'APPROVED') and starts_at > ${now} and starts_at <= ${upTo}
      and reminder and reminded_at is null
      and created_at < starts_at - make_interval(hours => ${REMINDER_HOURS})
    order by starts_at limit ${BATCH}`);
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      // Whoever has cancelled it meanwhile is not reminded.
      const reminded = await tx.execute(sql`
        update reservations set reminded_at = ${now}
        where id = ${id} and reminded_at is null and status in ('PENDING', 'APPROVED')`);
      if (reminded === 1) await tellOfReservation(tx, id, 'reminder', now);
    });
  }
}
