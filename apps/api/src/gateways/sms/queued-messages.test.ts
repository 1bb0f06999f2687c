import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { openTestDb, type TestDb } from '../../platform/db/testing/open-test-db.ts';
import { queueMessage, sendQueuedMessage } from './queued-messages.ts';
import type { Message } from './sms.ts';

const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');
const MESSAGE: Message = { reference: 'first', to: '+60123456789', text: 'Your code is 111111.' };
const TIMES = { now: NOON, uselessAt: NOON.add({ minutes: 10 }) };

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(() => db.reset());
afterAll(() => db.close());

/** Gateway that accepts messages only after `answer` is called. */
function slowSms() {
  const sent: Message[] = [];
  const begun = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  return {
    sent,
    begun: begun.promise,
    answer: answered.resolve,
    sms: {
      send: (message: Message) => {
        sent.push(message);
        begun.resolve();
        return answered.promise;
      },
      post: () => undefined,
      settled: () => answered.promise,
    },
  };
}

test('sends a message once when it is queued twice with the same reference', async () => {
  const { sms, sent, answer } = slowSms();
  answer();
  await queueMessage(db, MESSAGE, TIMES);
  await queueMessage(db, { ...MESSAGE, text: 'Your code is 222222.' }, TIMES);

  await sendQueuedMessage(db, sms, MESSAGE.reference, NOON);
  await sendQueuedMessage(db, sms, MESSAGE.reference, NOON);

  expect(sent).toEqual([MESSAGE]);
});

test('leaves a message for a minute to the instance that is sending it', async () => {
  const { sms, sent, begun, answer } = slowSms();
  await queueMessage(db, MESSAGE, TIMES);
  const first = sendQueuedMessage(db, sms, MESSAGE.reference, NOON);
  await begun;

  const retryAt = await sendQueuedMessage(db, sms, MESSAGE.reference, NOON);
  answer();
  await first;

  expect(String(retryAt)).toBe('2026-11-21T04:01:00Z');
  expect(sent).toEqual([MESSAGE]);
  expect(await db.query(sql`select reference from queued_messages`)).toEqual([]);
});
