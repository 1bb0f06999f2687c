import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDb, type TestDb } from '../../../platform/db/testing/open-test-db.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import {
  endSession,
  findSession,
  openSession,
  refundPartOfSession,
  refundSession,
} from './sessions.ts';

const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');
const REFERENCE = 'PAY-1';
const TEXT = { en: 'Order 1', zh_CN: '订单 1' };

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(async () => {
  await db.reset();
  await openSession(
    db,
    'token',
    {
      reference: REFERENCE,
      amount: cents(4580),
      merchant: TEXT,
      description: TEXT,
      returnPath: '/order/1',
      returnOrigin: 'http://demo.localhost:8080',
      language: 'en',
      createdAt: NOON,
    },
    NOON,
  );
});
afterAll(() => db.close());

test('refunds an approved session', async () => {
  await endSession(db, { reference: REFERENCE }, 'approved');
  await refundSession(db, REFERENCE);

  expect(await findSession(db, 'token')).toMatchObject({ state: 'refunded' });
});

test.each(['voided', 'declined'] as const)('does not refund a %s session', async (state) => {
  await endSession(db, { reference: REFERENCE }, state);
  await refundSession(db, REFERENCE);

  expect(await findSession(db, 'token')).toMatchObject({ state });
});

test('refunds no more than the session when another refund is stored meanwhile', async () => {
  await endSession(db, { reference: REFERENCE }, 'approved');
  const part = (key: string) => ({ key, amount: cents(3000) });
  const second = await afterLocked(
    db,
    (tx) => refundPartOfSession(tx, REFERENCE, part('refund-1'), 'refunded', NOON),
    () =>
      db.transaction((tx) =>
        refundPartOfSession(tx, REFERENCE, part('refund-2'), 'refunded', NOON),
      ),
  );

  expect(second).toBe('rejected');
});
