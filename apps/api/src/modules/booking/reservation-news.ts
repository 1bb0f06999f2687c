import { queueMessage } from '../../gateways/sms/queued-messages.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Language } from '../../shared/text/language.ts';
import { notify } from '../notifications/index.ts';
import {
  type MessageDetails,
  type ReservationNews,
  reservationMessage,
  textMessage,
} from './reservation-messages.ts';

interface Listener extends MessageDetails {
  readonly customer_id: string | null;
  readonly phone_no: string;
  readonly reminder: boolean;
  readonly language: Language;
  readonly revision: number;
}

/**
 * Notifies the customer of a reservation's event: members in the app, and by text message in the
 * reservation's language if they opted in. A new reservation sends no text message, because the
 * customer has just seen it on the screen.
 */
export async function notifyReservation(
  tx: Transaction,
  id: string,
  news: ReservationNews,
  now: Temporal.Instant,
): Promise<void> {
  const recipient = await findListener(tx, id);
  const message = reservationMessage(news, recipient);
  const reference = `table-${occasionOf(news, recipient.revision)}-${id}`;
  if (recipient.customer_id !== null) {
    await notify(
      tx,
      recipient.customer_id,
      { id: reference, message, about: { kind: 'booking', id } },
      now,
    );
  }
  if (!recipient.reminder || news === 'received') return;
  const text = textMessage(news, recipient, recipient.language);
  await queueMessage(
    tx,
    { reference, to: recipient.phone_no, text },
    { now, uselessAt: recipient.starts_at },
  );
}

/** A booking can change repeatedly, and is then reminded of again. */
function occasionOf(news: ReservationNews, revision: number): string {
  return news === 'changed' || news === 'reminder' ? `${news}-${revision}` : news;
}

async function findListener(tx: Transaction, id: string): Promise<Listener> {
  const recipient = await tx.one<Listener>(sql`
    select r.customer_id, r.phone_no, r.reminder, r.language, r.revision, r.reservation_no,
      r.starts_at, r.number_of_seats, r.reject_reason, r.reject_text, b.branch_name, b.contact_no, c.company_name, c.time_zone
    from reservations r
    join branches b on b.company_id = r.company_id and b.id = r.branch_id
    join companies c on c.id = r.company_id
    where r.id = ${id}`);
  if (recipient === null) throw new Error('The reservation to notify about does not exist');
  return recipient;
}
