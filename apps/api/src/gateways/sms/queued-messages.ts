import type { Db, Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { jobsOf } from '../../platform/jobs/enqueue.ts';
import { type Message, SmsRejected } from './sms.ts';
import type { SmsWithRetry } from './sms-with-retry.ts';

/** Time before another attempt. It is longer than the gateway's timeout. */
const RETRY_AFTER = { seconds: 60 };

/**
 * Queues a message that is sent only if the transaction commits. A second one with the same
 * reference is ignored while the first is queued.
 *
 * @param times the current time and the time from which the message is useless.
 */
export async function queueMessage(
  tx: Queryable,
  { reference, to, text }: Message,
  { now, uselessAt }: { readonly now: Temporal.Instant; readonly uselessAt: Temporal.Instant },
): Promise<void> {
  await tx.execute(sql`
    with queued as (
      insert into queued_messages (reference, phone_no, body, try_at, useless_at)
      values (${reference}, ${to}, ${text}, ${now}, ${uselessAt})
      on conflict (reference) do nothing returning reference, try_at
    )
    ${jobsOf('message', sql`select reference, try_at from queued`)}`);
}

/**
 * Sends a queued message. Only one instance sends it at a time. If that instance dies, another one
 * sends it again later with the same reference, so that it arrives once.
 *
 * @returns the time of the next attempt if another instance has claimed the message; null if it is
 * sent, unknown or useless.
 * @throws SmsRejected if the gateway rejects the message permanently; it is then deleted. Any other
 * error leaves it queued until it is useless.
 */
export async function sendQueuedMessage(
  db: Db,
  sms: SmsWithRetry,
  reference: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  await db.execute(sql`
    delete from queued_messages where reference = ${reference} and useless_at <= ${now}`);
  const message = await db.one<Message>(sql`
    update queued_messages set try_at = ${now.add(RETRY_AFTER)}
    where reference = ${reference} and try_at <= ${now}
    returning reference, phone_no as to, body as text`);
  if (message === null) return nextAttemptAt(db, reference);
  const rejected = await sms.send(message).catch((error: unknown) => {
    if (error instanceof SmsRejected) return error;
    throw error;
  });
  await db.execute(sql`delete from queued_messages where reference = ${reference}`);
  if (rejected !== undefined) throw rejected;
  return null;
}

async function nextAttemptAt(db: Db, reference: string): Promise<Temporal.Instant | null> {
  const left = await db.one<{ try_at: Temporal.Instant }>(sql`
    select try_at from queued_messages where reference = ${reference}`);
  return left?.try_at ?? null;
}
