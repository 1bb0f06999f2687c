import { queueMessage } from '../../gateways/sms/queued-messages.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Language } from '../../shared/text/language.ts';
import { notify } from '../notifications/index.ts';
import {
  type ReservationNews,
  reservationMessage,
  type Told,
  textMessage,
} from './reservation-messages.ts';

interface Listener extends Told {
  readonly customer_id: string | null;
  readonly phone_no: string;
  readonly reminder: boolean;
  readonly language: Language;
}

/**
 * Tells a customer how a booking stands: a member by a notification, and whoever asked for it by a
 * text message to the number of the booking, in the language in which it was made. What has just
 * been done on the screen needs no message to the phone.
 */
export async function notifyReservation(
  tx: Transaction,
  id: string,
  news: ReservationNews,
  now: Temporal.Instant,
): Promise<void> {
  const told = await findListener(tx, id);
  const message = reservationMessage(news, told);
  if (told.customer_id !== null) {
    await notify(
      tx,
      told.customer_id,
      { id: `table-${news}-${id}`, message, about: { kind: 'booking', id } },
      now,
    );
  }
  if (!told.reminder || news === 'received') return;
  const text = textMessage(news, told, told.language);
  await queueMessage(
    tx,
    { reference: `table-${news}-${id}`, to: told.phone_no, text },
    { now, uselessAt: told.starts_at },
  );
}

async function findListener(tx: Transaction, id: string): Promise<Listener> {
  const told = await tx.one<Listener>(sql`
    select r.customer_id, r.phone_no, r.reminder, r.language, r.reservation_no, r.starts_at,
      r.number_of_seats, b.branch_name, b.contact_no, c.company_name, c.time_zone
    from reservations r
    join branches b on b.company_id = r.company_id and b.id = r.branch_id
    join companies c on c.id = r.company_id
    where r.id = ${id}`);
  if (told === null) throw new Error('There is nothing to tell of a booking that is gone');
  return told;
}
