import { describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import type { Joined } from '../../../../testing/join-member.ts';
import { decide } from '../../../../testing/ordering.ts';
import { NOON, type Restaurant } from '../../../../testing/restaurant.ts';
import {
  atCounter,
  post,
  sweep,
  topUp,
  topUpOf,
  walletOf,
  webhookOf,
} from '../../../../testing/wallet.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const messages = async (language: 'en' | 'zh_CN' = 'en') => {
  const notifications = await restaurant
    .sdkOf('demo', language, mei.token)
    .notifications({ path: { id: mei.id } });
  return notifications.map(({ message }) => message);
};
const NOTHING = { wallet: 0, level_id: 1, expired_at: null };

async function paid(amount: number, key?: string) {
  const topUpRow = await topUp(mei, amount, key);
  await decide(restaurant, topUpRow, 'approved');
  return topUpOf(mei, topUpRow);
}

describe('paid top-up', () => {
  test('credits the wallet and notifies the member in the app’s language', async () => {
    expect(await paid(123_456)).toMatchObject({
      status: 'COMPLETED',
      wallet: 123_456,
      payment_url: null,
    });
    expect(await walletOf(mei)).toMatchObject({ wallet: 123_456, is_freeze_tier: 0 });
    expect(await messages()).toEqual([
      'RM\u00a01,234.56 is in your wallet. Your tier is tier 3 until 21 Nov 2027.',
    ]);
    expect(await messages('zh_CN')).toEqual([
      'RM\u00a01,234.56 已存入您的钱包。您现在是中文tier 3会员，有效期至2027年11月21日。',
    ]);
  });

  test('grants no tier when the amount is too small', async () => {
    expect(await paid(49_999)).toMatchObject({ tier: null, wallet: 49_999 });
    expect(await walletOf(mei)).toMatchObject({ level_id: 1, expired_at: null });
    expect(await messages()).toEqual(['RM\u00a0499.99 is in your wallet.']);
  });

  test('still shows the balance right after it when later entries follow', async () => {
    const first = await paid(5000, 'key-of-the-first-one');
    await atCounter(restaurant, mei.id, { type: 'sales', amount: 1200, reference: 'R-1' });
    const second = await paid(1000, 'key-of-the-second-one');
    expect(second.wallet).toBe(4800);
    expect((await topUpOf(mei, first)).wallet).toBe(5000);
  });

  test('freezes the tier below RM10 in the wallet, not at exactly RM10.00', async () => {
    await paid(50_000);
    await atCounter(restaurant, mei.id, { type: 'sales', amount: 49_000, reference: 'R-1' });
    expect(await walletOf(mei)).toMatchObject({
      wallet: 1000,
      is_freeze_tier: 0,
      discount_percent: 5,
    });
    await atCounter(restaurant, mei.id, { type: 'sales', amount: 1, reference: 'R-2' });
    expect(await walletOf(mei)).toMatchObject({
      wallet: 999,
      is_freeze_tier: 1,
      discount_percent: 0,
      level_id: 2,
    });
  });
});

describe('unpaid top-up', () => {
  test.each([
    ['declined', 'PAYMENT_DECLINED'],
    ['cancelled', 'CUSTOMER_CANCELLED'],
  ] as const)('changes nothing when it was %s', async (outcome, reason) => {
    const topUpRow = await topUp(mei, 100_000);
    await decide(restaurant, topUpRow, outcome);
    expect(await topUpOf(mei, topUpRow)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: reason,
      wallet: null,
      tier: null,
      payment_url: null,
    });
    expect(await walletOf(mei)).toMatchObject(NOTHING);
    expect(await messages()).toEqual([]);
  });

  test('expires after 30 minutes, not a second earlier', async () => {
    const topUpRow = await topUp(mei, 100_000);
    restaurant.clock.set(NOON.add({ minutes: 30 }).subtract({ seconds: 1 }));
    await sweep(restaurant);
    expect(await topUpOf(mei, topUpRow)).toMatchObject({ status: 'MAKING PAYMENT' });
    restaurant.clock.set(NOON.add({ minutes: 30 }));
    await sweep(restaurant);
    expect(await topUpOf(mei, topUpRow)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'PAYMENT_ABANDONED',
    });
    await decide(restaurant, topUpRow, 'approved');
    expect(await walletOf(mei)).toMatchObject(NOTHING);
    expect(await messages()).toEqual([]);
  });

  test('is credited by the sweep when the webhook was lost', async () => {
    const topUpRow = await topUp(mei, 100_000);
    restaurant.sandbox.notifications.delivery = 'lost';
    await decide(restaurant, topUpRow, 'approved');
    restaurant.clock.set(NOON.add({ minutes: 30 }));
    await sweep(restaurant);
    expect(await topUpOf(mei, topUpRow)).toMatchObject({ status: 'COMPLETED', wallet: 100_000 });
  });

  test('stays open and reports the error while the provider is unavailable', async () => {
    const topUpRow = await topUp(mei, 100_000);
    restaurant.clock.set(NOON.add({ minutes: 30 }));
    restaurant.sandbox.isDown = true;
    await sweep(restaurant);
    restaurant.sandbox.isDown = false;
    expect(restaurant.reported).toHaveLength(1);
    expect(await topUpOf(mei, topUpRow)).toMatchObject({ status: 'MAKING PAYMENT' });
  });
});

describe('payment webhook', () => {
  test('credits once when delivered twice within a millisecond, with one or two event ids', async () => {
    const topUpRow = await topUp(mei, 50_000);
    const webhook = await webhookOf(restaurant, topUpRow);
    const effects = await Promise.all([
      post(restaurant, webhook),
      post(restaurant, webhook),
      post(restaurant, { ...webhook, event_id: 'another' }),
    ]);
    expect(effects.filter((effect) => effect === 'applied')).toHaveLength(1);
    expect(await walletOf(mei)).toMatchObject({ wallet: 50_000 });
    expect(await messages()).toHaveLength(1);
  });

  test('is applied when it arrives before the provider’s response', async () => {
    const topUpRow = await topUp(mei, 50_000);
    // Simulate that the provider's response has not arrived yet.
    await restaurant.db.execute(sql`update payments set payment_url = null`);
    expect(await post(restaurant, await webhookOf(restaurant, topUpRow))).toBe('applied');
    expect(await topUp(mei, 50_000)).toMatchObject({
      id: topUpRow.id,
      status: 'COMPLETED',
      payment_url: null,
      wallet: 50_000,
    });
  });

  test('credits a cancelled top-up a day late and notifies the member', async () => {
    const topUpRow = await topUp(mei, 50_000);
    const webhook = await webhookOf(restaurant, topUpRow);
    restaurant.clock.set(NOON.add({ minutes: 30 }));
    // The provider reports "voided" although it has taken the money.
    await sweep(restaurant);
    expect(await topUpOf(mei, topUpRow)).toMatchObject({ status: 'CANCELLED' });
    restaurant.clock.set(NOON.add({ hours: 24 }));
    expect(await post(restaurant, webhook)).toBe('applied');
    expect(await topUpOf(mei, topUpRow)).toMatchObject({
      status: 'COMPLETED',
      cancel_reason: null,
      wallet: 50_000,
      tier: { level_id: 2, expired_at: '2027-11-22T23:59:59+08:00' },
    });
    expect(await messages()).toEqual([
      'RM\u00a0500.00 is in your wallet. Your tier is tier 2 until 22 Nov 2027.',
    ]);
  });

  test('ignores a decline that arrives after the approval', async () => {
    const topUpRow = await topUp(mei, 50_000);
    await post(restaurant, await webhookOf(restaurant, topUpRow));
    const late = { event_id: 'late', outcome: 'declined' as const };
    expect(await post(restaurant, await webhookOf(restaurant, topUpRow, late))).toBe('outdated');
    expect(await topUpOf(mei, topUpRow)).toMatchObject({ status: 'COMPLETED', wallet: 50_000 });
  });

  test('credits an approval that arrives after a decline', async () => {
    const topUpRow = await topUp(mei, 50_000);
    const first = { event_id: 'first', outcome: 'declined' as const };
    await post(restaurant, await webhookOf(restaurant, topUpRow, first));
    expect(await post(restaurant, await webhookOf(restaurant, topUpRow))).toBe('applied');
    expect(await walletOf(mei)).toMatchObject({ wallet: 50_000, level_id: 2 });
  });

  test('credits nothing and flags the payment when the amount differs', async () => {
    const topUpRow = await topUp(mei, 50_000);
    const other = { amount: 500_000 };
    expect(await post(restaurant, await webhookOf(restaurant, topUpRow, other))).toBe(
      'amount_differs',
    );
    expect(await topUpOf(mei, topUpRow)).toMatchObject({ status: 'MAKING PAYMENT' });
    expect(await walletOf(mei)).toMatchObject(NOTHING);
  });
});
