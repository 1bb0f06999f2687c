import { cents } from '@claypot/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import { type Joined, joinMember } from '../../../../testing/join-member.ts';
import { decide } from '../../../../testing/ordering.ts';
import { NOON, type Restaurant } from '../../../../testing/restaurant.ts';
import { TOP_UP_KEY, topUp, topUpOf } from '../../../../testing/wallet.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const outcome = (idempotency_key: string) =>
  mei.sdk.walletTopupOutcome({ body: { customer_id: mei.id, idempotency_key } });
const cancel = (id: string) =>
  mei.sdk.walletTopupCancel({ path: { id }, body: { customer_id: mei.id } });
const countOf = (table: 'top_ups' | 'payments') =>
  restaurant.db.one(
    sql`select count(*) as rows from ${table === 'top_ups' ? sql`top_ups` : sql`payments`}`,
  );

describe('walletTopup', () => {
  test('creates a top-up that waits for payment, with a readable number', async () => {
    const topUpRow = await topUp(mei, 50_000);
    expect(topUpRow).toMatchObject({
      status: 'MAKING PAYMENT',
      cancel_reason: null,
      amount: 50_000,
      created_date: '2026-11-21T12:00:00+08:00',
      wallet: null,
      tier: null,
    });
    expect(topUpRow.topup_transaction_id).toMatch(/^TU-261121-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(await topUpOf(mei, topUpRow)).toEqual(topUpRow);
  });

  test.each([
    ['en', 'Wallet top-up'],
    ['zh-CN', '钱包充值'],
  ])('names the top-up on the payment page in %s', async (language, words) => {
    const topUpRow = await topUp(mei, 500_000);
    const page = await restaurant.fetch(
      new Request(`http://demo.localhost:8080${topUpRow.payment_url}`, {
        headers: { 'accept-language': language },
      }),
    );
    const text = await page.text();
    expect(text).toContain(`${words} ${topUpRow.topup_transaction_id}`);
    expect(text).toContain('RM\u00a05,000.00');
    const answer = await decide(restaurant, topUpRow, 'cancelled');
    expect(answer.headers.get('location')).toBe('/topUp');
  });

  test.each([1000, 1001, 499_999, 500_000])('accepts %i sen', async (amount) => {
    expect(await topUp(mei, amount)).toMatchObject({ amount });
  });

  test.each([0, 1, 999, 500_001, 99_999_999])(
    'returns TOP_UP_AMOUNT for %i sen',
    async (amount) => {
      await expect(topUp(mei, amount)).rejects.toMatchObject({
        status: 422,
        code: 'TOP_UP_AMOUNT',
        data: { min_amount: cents(1000), max_amount: cents(500_000) },
      });
      expect(await countOf('top_ups')).toEqual({ rows: 0 });
    },
  );

  test.each([
    '10',
    '10.005',
    '1e3',
    '٣٠',
    '٣٠.٠٠',
    '-50',
    '-50.00',
    '+50.00',
    '050.00',
    ' 50.00',
    '',
    50,
    null,
  ])('rejects the amount %j', async (amount) => {
    const answer = await restaurant.fetch(
      new Request('http://demo.localhost:8080/api/wallet/topup', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': TOP_UP_KEY,
          Authorization: `Bearer ${mei.token}`,
        },
        body: JSON.stringify({ customer_id: mei.id, amount }),
      }),
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      msgCode: 'INVALID_REQUEST',
      data: { path: 'body.amount' },
    });
  });

  test('rejects an amount over the maximum in the database', async () => {
    const insert = restaurant.db.execute(sql`
      insert into top_ups (id, company_id, member_id, top_up_no, idempotency_key, request_hash,
        amount, status, status_changed_at, created_at)
      values ('t', 'demo', ${mei.id}, 'TU-1', 'key', ${'0'.repeat(64)}, 500001, 'MAKING PAYMENT',
        ${NOON}, ${NOON})`);
    await expect(insert).rejects.toMatchObject({ constraint: 'top_ups_amount' });
  });
});

describe('idempotency key', () => {
  test('creates one top-up with one payment for concurrent requests', async () => {
    const topUpRow = await Promise.all(Array.from({ length: 6 }, () => topUp(mei, 50_000)));
    expect(new Set(topUpRow.map(({ id }) => id)).size).toBe(1);
    expect(new Set(topUpRow.map(({ payment_url }) => payment_url)).size).toBe(1);
    expect(await countOf('top_ups')).toEqual({ rows: 1 });
    expect(await countOf('payments')).toEqual({ rows: 1 });
  });

  test('returns 409 when reused with another amount', async () => {
    await topUp(mei, 50_000);
    await expect(topUp(mei, 100_000)).rejects.toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('applies to its member only', async () => {
    const aisyah = await joinMember(restaurant, '+60198765432');
    const [meiTopUp, other] = await Promise.all([topUp(mei, 50_000), topUp(aisyah, 100_000)]);
    expect(other.id).not.toBe(meiTopUp.id);
    expect(other.amount).toBe(100_000);
  });

  test('returns whether the request succeeded', async () => {
    expect(await outcome(TOP_UP_KEY)).toEqual({ outcome: 'unknown', topup: null });
    const topUpRow = await topUp(mei, 50_000);
    expect(await outcome(TOP_UP_KEY)).toEqual({ outcome: 'created', topup: topUpRow });
  });
});

describe('unavailable provider', () => {
  beforeEach(() => {
    restaurant.sandbox.isDown = true;
  });

  test('keeps a top-up that can be paid when the provider is back', async () => {
    await expect(topUp(mei, 50_000)).rejects.toMatchObject({ status: 503 });
    const landed = await outcome(TOP_UP_KEY);
    expect(landed).toMatchObject({ outcome: 'created', topup: { payment_url: null } });
    restaurant.sandbox.isDown = false;
    const topUpRow = await topUp(mei, 50_000);
    expect(topUpRow.id).toBe(landed.topup?.id);
    expect(topUpRow.payment_url).toMatch(/^\/sandbox\/pay\//);
    expect(await countOf('top_ups')).toEqual({ rows: 1 });
  });

  test('returns 503 and leaves the top-up open when it is cancelled', async () => {
    restaurant.sandbox.isDown = false;
    const topUpRow = await topUp(mei, 50_000);
    restaurant.sandbox.isDown = true;
    await expect(cancel(topUpRow.id)).rejects.toMatchObject({ status: 503 });
    expect(await topUpOf(mei, topUpRow)).toMatchObject({ status: 'MAKING PAYMENT' });
  });
});

describe('unpaid top-ups', () => {
  const five = [1, 2, 3, 4, 5].map((each) => `key-of-open-top-up-${each}`);

  test('are limited to five, even for concurrent requests, until one ends', async () => {
    const keys = [...five, 'key-of-open-top-up-6', 'key-of-open-top-up-7'];
    const ends = await Promise.allSettled(keys.map((key) => topUp(mei, 1000, key)));
    const topUpRow = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    expect(topUpRow).toHaveLength(5);
    for (const end of ends) {
      if (end.status === 'fulfilled') continue;
      expect(end.reason).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(end.reason.data.retry_at).toBe('2026-11-21T04:30:00Z');
    }
    const [first] = topUpRow;
    await cancel(first?.id ?? '');
    expect(await topUp(mei, 1000, 'key-of-a-later-top-up')).toMatchObject({ amount: 1000 });
  });

  test('are counted per member, and a retry does not count', async () => {
    for (const key of five) await topUp(mei, 1000, key);
    expect(await topUp(mei, 1000, five[0])).toMatchObject({ status: 'MAKING PAYMENT' });
    const aisyah = await joinMember(restaurant, '+60198765432');
    expect(await topUp(aisyah, 1000)).toMatchObject({ status: 'MAKING PAYMENT' });
  });
});

describe('walletTopupCancel', () => {
  test('voids the payment and returns the same result when repeated', async () => {
    const topUpRow = await topUp(mei, 50_000);
    const cancelled = await cancel(topUpRow.id);
    expect(cancelled).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'CUSTOMER_CANCELLED',
      payment_url: null,
      wallet: null,
      tier: null,
    });
    expect(await cancel(topUpRow.id)).toEqual(cancelled);
    await decide(restaurant, topUpRow, 'approved');
    expect(await topUpOf(mei, topUpRow)).toEqual(cancelled);
  });

  test('returns 409 when the top-up is paid', async () => {
    const topUpRow = await topUp(mei, 50_000);
    await decide(restaurant, topUpRow, 'approved');
    await expect(cancel(topUpRow.id)).rejects.toMatchObject({
      status: 409,
      code: 'TOP_UP_NOT_CANCELLABLE',
    });
    expect(await topUpOf(mei, topUpRow)).toMatchObject({ status: 'COMPLETED', wallet: 50_000 });
  });

  test('completes a paid top-up of which the webhook was lost', async () => {
    const topUpRow = await topUp(mei, 50_000);
    restaurant.sandbox.notifications.delivery = 'lost';
    await decide(restaurant, topUpRow, 'approved');
    await expect(cancel(topUpRow.id)).rejects.toMatchObject({ code: 'TOP_UP_NOT_CANCELLABLE' });
    expect(await topUpOf(mei, topUpRow)).toMatchObject({ status: 'COMPLETED', wallet: 50_000 });
  });
});
