import type { Db, Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { jobsOf } from '../../platform/jobs/enqueue.ts';
import { type Message, SmsRejected } from './sms.ts';
import type { SmsWithRetry } from './sms-with-retry.ts';

/** Time before another attempt. It is longer than the gateway's timeout. */
const RETRY_AFTER = { seconds: 60 };

/**
 * Queues a message that is sent only if the transaction commits. A second one with the same
 * reference is ignored.
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
 * Sends one that is queued. Of several instances one takes it; one that dies with it leaves it to be
 * sent again with the same reference, so that it arrives once.
 * @returns when to look again, where another instance has it.
 * @throws SmsRejected where the number takes nothing, and it is given up; whatever keeps it from being
 *   sent now, until it is of no use.
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
