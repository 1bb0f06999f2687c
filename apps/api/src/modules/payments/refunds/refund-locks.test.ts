import { cents } from '@claypot/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { payableOf } from '../../../composition/payable-of.ts';
import type { PartRefund } from '../../../gateways/payments/payments.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import { joinMember } from '../../../testing/join-member.ts';
import { decide } from '../../../testing/ordering.ts';
import { placeMixedOrder } from '../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { createPaymentEvents } from '../payment-events.ts';
import { createRefund } from './create-refund.ts';
import { processRefund } from './process-refund.ts';
import { retryRefund, settleRefund } from './settle-refund.ts';

const ID = 'REF-OF-THE-LOCK-TESTS';

let restaurant: Restaurant;
/** A paid order of RM 135.80. */
let orderId: string;
let paymentId: string;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    const placed = await placeMixedOrder(restaurant);
    await decide(restaurant, placed, 'approved');
    orderId = placed.id;
    const payment = await restaurant.db.one<{ id: string }>(sql`select id from payments`);
    paymentId = payment?.id ?? '';
  });
});
beforeEach(() => restaurant.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(() => restaurant.close());

const createIn = (tx: Transaction, id: string, amount: number) =>
  createRefund(
    tx,
    {
      id,
      orderId,
      paymentId,
      amount: cents(amount),
      reason: 'LATE',
      text: null,
      staffId: null,
      approverId: null,
    },
    NOON,
  );

const create = (id: string, amount: number) =>
  restaurant.db.transaction((tx) => createIn(tx, id, amount));

const setState = (state: string) =>
  restaurant.db.execute(sql`
    update refunds set state = ${state}, provider_refund_id = 're_1',
      settled_note = ${state === 'settled' ? 'Cash' : null}`);

const stored = () =>
  restaurant.db.one(sql`select state, attempt, look_at from refunds where id = ${ID}`);

/** Processes the refund; `answer` is the provider's response. */
function process(answer: () => Promise<PartRefund>, now = NOON) {
  const { db, sandbox } = restaurant;
  vi.spyOn(sandbox, 'refundPart').mockImplementation(answer);
  return processRefund({ db, payments: sandbox, payableOf }, ID, now);
}

const rejectedBy = (constraint: string) => ({ constraint });

describe('the database', () => {
  test('rejects refunds that exceed the payment, also at the same moment', async () => {
    await create(ID, 10_000);
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, each) => create(`${ID}-${each}`, 1790)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(create(`${ID}-last`, 1)).rejects.toMatchObject(
      rejectedBy('refunds_within_payment'),
    );
  });

  test('rejects a refund that exceeds the payment because of one stored meanwhile', async () => {
    await expect(
      afterLocked(
        restaurant.db,
        (tx) => createIn(tx, ID, 10_000),
        () => create(`${ID}-2`, 10_000),
      ),
    ).rejects.toMatchObject(rejectedBy('refunds_within_payment'));
  });

  test('rejects the refund of a payment that is refunded as a whole', async () => {
    await restaurant.db.execute(sql`update payments set state = 'refund_due'`);
    await expect(create(ID, 1)).rejects.toMatchObject(rejectedBy('refunds_within_payment'));
  });

  test('rejects the refund of a whole payment of which a part is refunded', async () => {
    await create(ID, 1);
    await expect(
      restaurant.db.execute(sql`update payments set state = 'refund_due'`),
    ).rejects.toMatchObject(rejectedBy('payments_refunded_in_parts'));
  });

  test.each([
    sql`update refunds set amount = 2`,
    sql`update refunds set order_id = order_id`,
    sql`delete from refunds`,
  ])('never changes the amount of a refund, nor deletes it (%#)', async (statement) => {
    await create(ID, 1);
    await expect(restaurant.db.execute(statement)).rejects.toThrow();
  });

  test('rejects a second refund of a line and a second mark of it', async () => {
    await create(ID, 1);
    const refundLine = sql`
      insert into refund_lines values ('demo', ${orderId}, 'dish', 0, ${ID})`;
    await restaurant.db.execute(refundLine);
    await expect(restaurant.db.execute(refundLine)).rejects.toMatchObject(
      rejectedBy('refund_lines_pkey'),
    );
    const mark = sql`
      insert into unavailable_lines values ('demo', ${orderId}, 'dish', 0, 'SOLD_OUT', null, ${NOON})`;
    await restaurant.db.execute(mark);
    await expect(restaurant.db.execute(mark)).rejects.toMatchObject(
      rejectedBy('unavailable_lines_pkey'),
    );
  });

  test('rejects a second refund of the sandbox with the same key', async () => {
    const insertion = sql`
      insert into sandbox_refunds values (${ID}, ${paymentId}, 1, 'refunded', ${NOON})`;
    await restaurant.db.execute(insertion);
    await expect(restaurant.db.execute(insertion)).rejects.toMatchObject(
      rejectedBy('sandbox_refunds_pkey'),
    );
  });

  test('rejects a count of no portions of an order', async () => {
    await expect(
      restaurant.db.execute(sql`update order_portions set qty = 0`),
    ).rejects.toMatchObject(rejectedBy('order_portions_qty_check'));
  });

  test('rejects a second points entry for a refund', async () => {
    await create(ID, 1);
    const { id: memberId } = await joinMember(restaurant);
    const entry = sql`
      insert into point_entries (company_id, member_id, type, amount, refund_id, created_at)
      values ('demo', ${memberId}, 'refund', 5, ${ID}, ${NOON})`;
    await restaurant.db.execute(entry);
    await expect(restaurant.db.execute(entry)).rejects.toMatchObject(
      rejectedBy('point_entries_once_a_refund'),
    );
  });
});

describe('a refund', () => {
  test('is requested by only one of two instances', async () => {
    await create(ID, 100);
    let requestCount = 0;
    const answer = async (): Promise<PartRefund> => {
      requestCount += 1;
      if (requestCount === 1) await process(answer);
      return { id: 're_1', state: 'refunded' };
    };
    await process(answer);
    expect(requestCount).toBe(1);
  });

  test.each(['failed', 'settled', 'refunded'])('is not requested when it is %s', async (state) => {
    await create(ID, 100);
    await setState(state);
    const next = await process(() => Promise.reject(new Error('The provider was asked')));
    expect(next).toBeNull();
  });

  test('stays failed when an older response of the provider arrives later', async () => {
    await create(ID, 100);
    await process(async () => {
      await setState('failed');
      return { id: 're_1', state: 'refunding' };
    });
    expect(await stored()).toMatchObject({ state: 'failed' });
  });

  test('that was retried ignores the response to the attempt before', async () => {
    await create(ID, 100);
    await process(async () => {
      await setState('failed');
      await restaurant.db.transaction((tx) => retryRefund(tx, 'demo', ID, NOON));
      return { id: 're_1', state: 'refunded' };
    });
    expect(await stored()).toMatchObject({ state: 'due', attempt: 2 });
  });

  test.each(['due', 'refunding', 'refunded', 'settled'])(
    'cannot be retried or settled when it is %s',
    async (state) => {
      await create(ID, 100);
      await setState(state);
      const { db } = restaurant;
      expect(await db.transaction((tx) => retryRefund(tx, 'demo', ID, NOON))).toBe(false);
      expect(await db.transaction((tx) => settleRefund(tx, 'demo', ID, 'Cash', NOON))).toBe(false);
      expect(await stored()).toMatchObject({ state, attempt: 1 });
    },
  );

  test.each([
    ['refunding', NOON],
    ['refunded', NOON],
    ['failed', null],
    ['settled', null],
  ])('that is %s is checked again after a report: %s', async (state, lookAt) => {
    await create(ID, 100);
    await setState(state);
    const { db, reported } = restaurant;
    const report = (error: unknown) => void reported.push(error);
    await createPaymentEvents({ db, payableOf, report }).checkRefund('re_1', NOON);
    expect(await stored()).toMatchObject({ look_at: lookAt });
  });
});

test.each([
  ['refunded', NOON],
  ['refund_failed', null],
])(
  'the refund of a whole payment that is %s is checked again after a report: %s',
  async (state, lookAt) => {
    const { db, reported } = restaurant;
    await db.execute(sql`update payments set state = ${state}, refund_id = 're_1'`);
    const report = (error: unknown) => void reported.push(error);
    await createPaymentEvents({ db, payableOf, report }).checkRefund('re_1', NOON);
    expect(await db.one(sql`select look_at from payments`)).toEqual({ look_at: lookAt });
  },
);
