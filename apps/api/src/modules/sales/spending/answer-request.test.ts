import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError, type ErrorCode } from '../../../shared/api-error.ts';
import { addStaff } from '../../../testing/counter.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { placeOrder } from '../../../testing/ordering.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { type AnswerOptions, answerRequest } from './answer-request.ts';
import { expireRequest, openRequest, type SpendingRequest } from './spending-requests.ts';

let restaurant: Restaurant;
let mei: Joined;
let orderId: string;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    mei = await joinMember(restaurant);
    await addStaff(restaurant, { id: 'ravi', role: 'cashier', branches: [SS2] });
    orderId = (await placeOrder(restaurant)).id;
    await restaurant.db.execute(sql`
      insert into bills
        (company_id, order_id, branch_id, table_no, opened_by, opened_at, idempotency_key)
      values ('demo', ${orderId}, ${SS2}, '12', 'ravi', ${NOON}, 'key-of-the-bill')`);
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const after = (seconds: number) => NOON.add({ seconds });

/** Asks the member for RM 40.00 at noon. Returns false if another question is open. */
const ask = (id = 'ask_1', now = NOON) =>
  restaurant.db.transaction((tx) =>
    openRequest(
      tx,
      {
        companyId: 'demo',
        id,
        orderId,
        memberId: mei.id,
        branchId: SS2,
        kind: 'wallet',
        share: null,
        amount: cents(4000),
        left: cents(5000),
        voucherId: null,
        version: 1,
        staffId: 'ravi',
      },
      now,
    ),
  );

/** Answers with yes after 10 seconds, or with the given changes. */
async function answer(changes: Partial<AnswerOptions> = {}) {
  const spend = vi.fn(async () => undefined);
  const options: AnswerOptions = {
    companyId: 'demo',
    memberId: mei.id,
    requestId: 'ask_1',
    answer: 'yes',
    now: after(10),
    lock: async (tx) => {
      await tx.execute(sql`select 1 as locked from orders where id = ${orderId} for update`);
    },
    spend,
    ...changes,
  };
  const request = await restaurant.db.transaction((tx) => answerRequest(tx, options));
  return { request, spent: spend.mock.calls.length };
}

const rejectWith = (code: ErrorCode) => () => Promise.reject(new ApiError(code));

/** Writes a wallet entry, which a failure must undo. */
const spendThenFail =
  (code: ErrorCode): AnswerOptions['spend'] =>
  async (tx) => {
    await tx.execute(sql`update bills set version = version + 1 where order_id = ${orderId}`);
    throw new ApiError(code);
  };

describe('answer to a question', () => {
  test('spends once with a yes, and returns the outcome', async () => {
    await ask();
    const { request, spent } = await answer();
    expect(spent).toBe(1);
    expect(request).toMatchObject({ state: 'accepted', failure: null, amount: 4000 });
  });

  test('spends nothing with a no', async () => {
    await ask();
    const { request, spent } = await answer({ answer: 'no' });
    expect(spent).toBe(0);
    expect(request).toMatchObject({ state: 'declined' });
  });

  test('spends once if yes is pressed twice, or if a lost reply is repeated', async () => {
    await ask();
    const first = await answer();
    const second = await answer({ now: after(20) });
    expect([first.spent, second.spent]).toEqual([1, 0]);
    expect(second.request).toMatchObject({ state: 'accepted' });
  });

  test('spends once if two devices of the member say yes at once', async () => {
    await ask();
    const both = await Promise.all([answer(), answer()]);
    expect(both.reduce((sum, { spent }) => sum + spent, 0)).toBe(1);
    expect(both.map(({ request }) => request?.state)).toEqual(['accepted', 'accepted']);
  });

  test('keeps the first of two different answers', async () => {
    await ask();
    await answer({ answer: 'no' });
    const { request, spent } = await answer();
    expect(spent).toBe(0);
    expect(request).toMatchObject({ state: 'declined' });
  });

  test.each([
    [59, 1, 'accepted'],
    [60, 0, 'expired'],
    [3600, 0, 'expired'],
  ] as const)('after %i seconds spends %i times: %s', async (seconds, times, state) => {
    await ask();
    const { request, spent } = await answer({ now: after(seconds) });
    expect(spent).toBe(times);
    expect(request).toMatchObject({ state });
  });

  test('ends as expired even with a no after the time', async () => {
    await ask();
    expect((await answer({ now: after(61), answer: 'no' })).request?.state).toBe('expired');
  });

  test('fails if the bill has changed since', async () => {
    await ask();
    await restaurant.db.execute(sql`update bills set version = 2 where order_id = ${orderId}`);
    const { request, spent } = await answer();
    expect(spent).toBe(0);
    expect(request).toMatchObject({ state: 'failed', failure: 'bill_changed' });
  });

  test.each([
    ['BILL_CHANGED', 'bill_changed'],
    ['BILL_CLOSED', 'bill_changed'],
    ['BILL_HAS_PAYMENTS', 'bill_changed'],
    ['MEMBER_REQUIRED', 'bill_changed'],
    ['OVERPAID', 'bill_changed'],
    ['WALLET_TOO_LOW', 'wallet_too_low'],
    ['NOT_ENOUGH_POINT', 'bill_changed'],
    ['VOUCHER_NOT_USABLE', 'voucher_not_usable'],
  ] as const)('undoes what %s rejects, and fails with %s', async (code, failure) => {
    await ask();
    const { request } = await answer({ spend: spendThenFail(code) });
    expect(request).toMatchObject({ state: 'failed', failure, bill_version: 1 });
  });

  test('stays open if an unexpected error undoes the answer, so that it can be repeated', async () => {
    await ask();
    await expect(answer({ spend: rejectWith('SERVICE_UNAVAILABLE') })).rejects.toThrow();
    expect((await answer()).request?.state).toBe('accepted');
  });

  test.each([
    ['another member', { memberId: 'demo-60198765432' }],
    ['another company', { companyId: 'other' }],
    ['an unknown question', { requestId: 'ask_2' }],
  ])('is not found for %s', async (_, changes) => {
    await ask();
    expect(await answer(changes)).toEqual({ request: null, spent: 0 });
    expect((await answer()).request?.state).toBe('accepted');
  });
});

describe('question to a member', () => {
  test('is the only open one, also if two tablets ask at once', async () => {
    const opened = await Promise.all([ask('ask_1'), ask('ask_2')]);
    expect(opened.toSorted()).toEqual([false, true]);
  });

  test('can follow one that was answered, and keeps its outcome', async () => {
    await ask();
    await answer();
    await restaurant.db.transaction((tx) =>
      expireRequest(tx, { companyId: 'demo', memberId: mei.id }, after(90)),
    );
    expect(await ask('ask_2', after(90))).toBe(true);
    expect((await answer({ now: after(91) })).request?.state).toBe('accepted');
  });

  test('can follow one that has expired, which can no longer be answered', async () => {
    await ask();
    expect(await ask('ask_2', after(60))).toBe(false);
    await restaurant.db.transaction((tx) =>
      expireRequest(tx, { companyId: 'demo', memberId: mei.id }, after(60)),
    );
    expect(await ask('ask_2', after(60))).toBe(true);
    const { request, spent } = await answer({ now: after(61) });
    expect(spent).toBe(0);
    expect(request).toMatchObject<Partial<SpendingRequest>>({ state: 'expired' });
  });
});

describe('the database', () => {
  const change = (assignment: ReturnType<typeof sql>) =>
    restaurant.db.execute(sql`update spending_requests set ${assignment} where id = 'ask_1'`);

  test('rejects other terms of a question', async () => {
    await ask();
    await expect(change(sql`amount = 1`)).rejects.toThrow();
    await expect(change(sql`expires_at = expires_at + interval '1 hour'`)).rejects.toThrow();
  });

  test('rejects another outcome of a question that is over', async () => {
    await ask();
    await answer({ answer: 'no' });
    await expect(change(sql`state = 'accepted'`)).rejects.toThrow();
  });
});

describe('spendingRequest', () => {
  const read = () => mei.sdk.spendingRequest({ path: { customerId: mei.id } });

  test('returns the open question with its deadline', async () => {
    await ask();
    expect(await read()).toEqual({
      id: 'ask_1',
      kind: 'wallet',
      amount: 4000,
      voucher_name: null,
      branch_name: expect.any(String),
      table_no: '12',
      state: 'open',
      failure: null,
      asked_at: '2026-11-21T12:00:00+08:00',
      expires_at: '2026-11-21T04:01:00Z',
    });
  });

  test('returns null without a question, after its time and after an answer', async () => {
    expect(await read()).toBeNull();
    await ask();
    restaurant.clock.set(after(60));
    expect(await read()).toBeNull();
    restaurant.clock.set(NOON);
    await answer();
    expect(await read()).toBeNull();
  });
});
