import type { Db, Queryable } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { type Message, SmsRefused } from './sms.ts';
import type { SmsWithRetry } from './sms-with-retry.ts';

/** How long one that was tried is left alone. It is longer than a gateway is waited for. */
const AGAIN = { seconds: 60 };
/** Messages sent in one go. */
const BATCH = 50;

/**
 * Has a message sent once the transaction that tells of it is committed, and not otherwise; a second
 * one with the same reference is the same one.
 *
 * @param times when it is queued, and from when on nobody needs it.
 */
export async function queueMessage(
  tx: Queryable,
  { reference, to, text }: Message,
  { now, uselessAt }: { readonly now: Temporal.Instant; readonly uselessAt: Temporal.Instant },
): Promise<void> {
  await tx.execute(sql`
    insert into queued_messages (reference, phone_no, body, try_at, useless_at)
    values (${reference}, ${to}, ${text}, ${now}, ${uselessAt})
    on conflict (reference) do nothing`);
}

/**
 * Sends what is queued. Of several instances one takes each message; one that dies with it leaves it
 * to be sent again with the same reference, so that it arrives once. What could not be sent is
 * reported and tried again until it is of no use, or at once given up where the number takes nothing.
 */
export async function sendQueuedMessages(
  db: Db,
  sms: SmsWithRetry,
  now: Temporal.Instant,
  report: (error: unknown) => void,
): Promise<void> {
  await db.execute(sql`delete from queued_messages where useless_at <= ${now}`);
  const taken = await db.query<Message>(sql`
    update queued_messages set try_at = ${now.add(AGAIN)}
    where reference in (
      select reference from queued_messages where try_at <= ${now}
      order by try_at limit ${BATCH} for update skip locked
    )
    returning reference, phone_no as to, body as text`);
  const orRefused = (error: unknown) => {
    if (error instanceof SmsRefused) return error;
    throw error;
  };
  const sendOne = async (message: Message) => {
    const refused = await sms.send(message).catch(orRefused);
    await db.execute(sql`delete from queued_messages where reference = ${message.reference}`);
    if (refused !== undefined) throw refused;
  };
  await Promise.all(taken.map((message) => sendOne(message).catch(report)));
}
