import { describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { decide } from '../../../testing/ordering.ts';
import { at, NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { seedCompany } from '../../../testing/seed/seed.ts';
import { grantLevel, post, topUp, topUpOf, walletOf, webhookOf } from '../../../testing/wallet.ts';
import { openSession } from '../../identity/sessions.ts';
import { tierEnds } from '../tiers/tier-year.ts';
import { remindOfTiers } from './remind-of-tiers.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

let keys = 0;
async function paid(amount: number, member: Joined = mei) {
  keys += 1;
  const topUpRow = await topUp(member, amount, `key-of-tier-test-${keys}`);
  await post(restaurant, await webhookOf(restaurant, topUpRow));
  return topUpOf(member, topUpRow);
}

/** Moves the clock and signs Mei in again, because the earlier session may have expired. */
async function goTo(moment: Temporal.Instant): Promise<void> {
  restaurant.clock.set(moment);
  const token = `${mei.token}-${moment.epochMilliseconds}`;
  await openSession(restaurant.db, mei.id, { token }, moment);
  mei = { ...mei, token, sdk: restaurant.sdkOf('demo', 'en', token) };
}

const KL = 'Asia/Kuala_Lumpur';

describe('tier validity', () => {
  test.each([
    ['an afternoon', '2026-11-21T15:00:00+08:00', KL, '2027-11-21T23:59:59+08:00'],
    ['the first moment of a day', '2026-11-21T00:00:00+08:00', KL, '2027-11-21T23:59:59+08:00'],
    ['the last moment of a day', '2026-11-21T23:59:59.999+08:00', KL, '2027-11-21T23:59:59+08:00'],
    ['another day in UTC', '2026-11-21T20:00:00Z', KL, '2027-11-22T23:59:59+08:00'],
    ['New Year’s Eve', '2026-12-31T23:00:00+08:00', KL, '2027-12-31T23:59:59+08:00'],
    ['29 February', '2028-02-29T12:00:00+08:00', KL, '2029-02-28T23:59:59+08:00'],
    ['28 February before a leap day', '2027-02-28T12:00:00+08:00', KL, '2028-02-28T23:59:59+08:00'],
    ['another zone', '2026-11-21T12:00:00Z', 'America/New_York', '2027-11-21T23:59:59-05:00'],
    ['a summer time', '2026-07-01T12:00:00Z', 'America/New_York', '2027-07-01T23:59:59-04:00'],
    [
      'a night with a skipped midnight',
      '2026-03-29T12:00:00Z',
      'Asia/Beirut',
      '2027-03-29T23:59:59+03:00',
    ],
  ])('ends on the right day when it begins in %s', (_, begins, zone, ends) => {
    const end = tierEnds(Temporal.Instant.from(begins), zone);
    expect(end.equals(Temporal.Instant.from(ends))).toBe(true);
  });

  test('uses the company’s time zone', async () => {
    await seedCompany(restaurant.db, 'rival', 'America/New_York');
    const other = await joinMember(restaurant, '+60123456789', { company: 'rival' });
    // Noon in Kuala Lumpur is the previous evening in New York.
    expect((await paid(50_000, other)).tier?.expired_at).toBe('2027-11-20T23:59:59-05:00');
    expect((await paid(50_000)).tier?.expired_at).toBe('2027-11-21T23:59:59+08:00');
  });

  test('includes the last second, also for orders, and not a moment more', async () => {
    await paid(50_000);
    const levelAt = async (moment: string) => {
      await goTo(Temporal.Instant.from(moment));
      return walletOf(mei);
    };
    const silver = { level_id: 2, discount_percent: 5, expired_at: '2027-11-21T23:59:59+08:00' };
    expect(await levelAt('2027-11-21T23:59:59+08:00')).toMatchObject(silver);
    expect(await levelAt('2027-11-21T23:59:59.999+08:00')).toMatchObject(silver);
    expect(await levelAt('2027-11-22T00:00:00+08:00')).toMatchObject({
      level_id: 1,
      discount_percent: 0,
      expired_at: null,
      is_tier_remind: 0,
      wallet: 50_000,
    });
  });

  test('sets the reminder from 30 days before its end', async () => {
    await paid(50_000);
    const remindAt = async (moment: string) => {
      await goTo(at(moment));
      return (await walletOf(mei)).is_tier_remind;
    };
    expect(await remindAt('2027-10-22T23:59:58')).toBe(0);
    expect(await remindAt('2027-10-22T23:59:59')).toBe(1);
    expect(await remindAt('2027-11-21T23:59:59')).toBe(1);
    expect(await remindAt('2027-11-22T00:00:00')).toBe(0);
  });
});

describe('top-up', () => {
  test.each([
    [49_999, 1],
    [50_000, 2],
    [99_999, 2],
    [100_000, 3],
    [500_000, 3],
  ])('of %i sen gives level %i', async (amount, level_id) => {
    await paid(amount);
    expect(await walletOf(mei)).toMatchObject({ level_id });
  });

  test('grants no tier for two payments that are each too small', async () => {
    await paid(49_999);
    await paid(49_999);
    expect(await walletOf(mei)).toMatchObject({ level_id: 1, wallet: 99_998 });
  });

  test('upgrades silver to gold when the amount reaches gold', async () => {
    expect((await paid(50_000)).tier).toMatchObject({ level_id: 2, change: 'reached' });
    await goTo(at('2026-12-01T10:00'));
    expect((await paid(100_000)).tier).toMatchObject({
      level_id: 3,
      level_name: 'tier 3',
      change: 'reached',
      expired_at: '2027-12-01T23:59:59+08:00',
    });
    expect(await walletOf(mei)).toMatchObject({
      level_id: 3,
      expired_at: '2027-12-01T23:59:59+08:00',
    });
  });

  test('restarts the year when it reaches the same tier', async () => {
    await paid(50_000);
    await goTo(at('2027-03-01T10:00'));
    expect((await paid(60_000)).tier).toMatchObject({ level_id: 2, change: 'renewed' });
    expect(await walletOf(mei)).toMatchObject({
      level_id: 2,
      expired_at: '2028-03-01T23:59:59+08:00',
    });
  });

  test('leaves a higher tier unchanged, and its lower tier applies when gold ends', async () => {
    await paid(100_000);
    await goTo(at('2027-03-01T10:00'));
    expect((await paid(50_000)).tier).toMatchObject({
      level_id: 2,
      change: 'kept',
      expired_at: '2028-03-01T23:59:59+08:00',
    });
    expect(await walletOf(mei)).toMatchObject({
      level_id: 3,
      expired_at: '2027-11-21T23:59:59+08:00',
    });
    const [newest] = await mei.sdk.notifications({ path: { id: mei.id } });
    expect(newest?.message).toBe('RM\u00a0500.00 is in your wallet.');
    await goTo(at('2027-11-22T00:00'));
    expect(await walletOf(mei)).toMatchObject({
      level_id: 2,
      expired_at: '2028-03-01T23:59:59+08:00',
    });
  });

  test('leaves the tier unchanged when it is too small for any', async () => {
    await paid(50_000);
    await goTo(at('2027-03-01T10:00'));
    expect((await paid(1000)).tier).toBeNull();
    expect(await walletOf(mei)).toMatchObject({
      level_id: 2,
      expired_at: '2027-11-21T23:59:59+08:00',
    });
  });

  test('reports the tier as reached when the earlier one has ended', async () => {
    await paid(50_000);
    await goTo(at('2028-01-01T10:00'));
    expect((await paid(50_000)).tier).toMatchObject({ level_id: 2, change: 'reached' });
  });

  test('leaves the tier unchanged when declined', async () => {
    await paid(50_000);
    const topUpRow = await topUp(mei, 100_000);
    await decide(restaurant, topUpRow, 'declined');
    expect(await walletOf(mei)).toMatchObject({ level_id: 2, wallet: 50_000 });
  });
});

describe('remindOfTiers', () => {
  const remindAt = async (moment: string) => {
    await goTo(at(moment));
    await Promise.all([1, 2].map(() => remindOfTiers(restaurant.db, restaurant.clock.now())));
    const listed = await mei.sdk.notifications({ path: { id: mei.id } });
    return listed.map(({ message }) => message).filter((message) => message.includes('by then'));
  };
  const SILVER =
    'Your tier is tier 2 until 21 Nov 2027. One top-up of RM\u00a0500.00 by then keeps it for another year.';

  test('notifies once, from 30 days before the end', async () => {
    await paid(50_000);
    await paid(50_000);
    expect(await remindAt('2027-10-22T23:59:58')).toEqual([]);
    expect(await remindAt('2027-10-22T23:59:59')).toEqual([SILVER]);
    expect(await remindAt('2027-11-21T23:59:59')).toEqual([SILVER]);
    const chinese = restaurant.sdkOf('demo', 'zh_CN', mei.token);
    const [newest] = await chinese.notifications({ path: { id: mei.id } });
    expect(newest?.message).toBe(
      '您的中文tier 2会员资格将于2027年11月21日到期。到期前一次充值 RM\u00a0500.00，即可再延续一年。',
    );
  });

  test('does not notify a member who renewed the tier or has a higher one', async () => {
    await paid(50_000);
    await goTo(at('2027-06-01T10:00'));
    await paid(50_000);
    expect(await remindAt('2027-11-01T10:00')).toEqual([]);
    await paid(100_000);
    expect(await remindAt('2028-05-20T10:00')).toEqual([]);
  });

  test('notifies of a higher tier even if a lower one lasts longer', async () => {
    await paid(100_000);
    await goTo(at('2027-06-01T10:00'));
    await paid(50_000);
    expect(await remindAt('2027-11-01T10:00')).toEqual([
      'Your tier is tier 3 until 21 Nov 2027. One top-up of RM\u00a01,000.00 by then keeps it for another year.',
    ]);
  });

  test('notifies of a lower tier once the higher one has ended', async () => {
    await paid(100_000);
    await goTo(at('2026-12-05T10:00'));
    await paid(50_000);
    const GOLD =
      'Your tier is tier 3 until 21 Nov 2027. One top-up of RM\u00a01,000.00 by then keeps it for another year.';
    expect(await remindAt('2027-11-10T10:00')).toEqual([GOLD]);
    expect(await remindAt('2027-11-21T23:59:59')).toEqual([GOLD]);
    expect(await remindAt('2027-11-22T00:00:00')).toEqual([
      'Your tier is tier 2 until 5 Dec 2027. One top-up of RM\u00a0500.00 by then keeps it for another year.',
      GOLD,
    ]);
  });

  test('notifies more members than fit in one batch', async () => {
    const joined = await Promise.all(
      Array.from({ length: 51 }, (_, n) =>
        joinMember(restaurant, `+601555500${String(n).padStart(2, '0')}`),
      ),
    );
    for (const { id } of joined) await grantLevel(restaurant, id, 2, NOON.add({ hours: 48 }));
    await remindOfTiers(restaurant.db, NOON);
    const listed = await restaurant.db.one<{ members: number }>(
      sql`select count(*) as members from notifications where id like 'tier-ends-%'`,
    );
    expect(listed?.members).toBe(51);
  });

  test('does not notify when the tier has ended', async () => {
    await paid(50_000);
    expect(await remindAt('2027-11-22T00:00:00')).toEqual([]);
  });
});

test('combines tiers granted by the company with paid ones', async () => {
  await grantLevel(restaurant, mei.id, 3, NOON.add({ hours: 1 }));
  expect((await paid(50_000)).tier).toMatchObject({ change: 'kept' });
  expect(await walletOf(mei)).toMatchObject({ level_id: 3 });
  await goTo(NOON.add({ hours: 2 }));
  expect(await walletOf(mei)).toMatchObject({ level_id: 2 });
});

test('does not grant a retired tier, but members who have it keep it', async () => {
  await paid(50_000);
  const { db } = restaurant;
  await db.transaction((tx) => tx.script('update tiers set retired = true where level_id = 2'));
  expect((await paid(50_000)).tier).toBeNull();
  expect(await walletOf(mei)).toMatchObject({ level_id: 2 });
});
