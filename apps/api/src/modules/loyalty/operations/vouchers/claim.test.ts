import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DbUnavailable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { openTestDb } from '../../../../platform/db/testing/open-test-db.ts';
import {
  isFailure,
  joinNamed,
  lastVouchers,
  MANY,
  patiently,
} from '../../../../testing/http/rushes.ts';
import { type Joined, joinMember } from '../../../../testing/join-member.ts';
import { at, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { givePoints, nameMember, OFFERED, offerVoucher } from '../../../../testing/vouchers.ts';

let restaurant: Restaurant;
let mei: Joined;
/** True if the database becomes unavailable after the next committed transaction. */
let leavesAfterwards = false;
beforeAll(async () => {
  const db = await openTestDb();
  let isDisconnected = false;
  restaurant = await openRestaurant(undefined, async () => ({
    ...db,
    async transaction(work) {
      const result = await db.transaction(work);
      isDisconnected = leavesAfterwards;
      return result;
    },
    async query(statement) {
      if (isDisconnected && leavesAfterwards) throw new DbUnavailable('It has gone');
      return db.query(statement);
    },
    async one(statement) {
      if (isDisconnected && leavesAfterwards) throw new DbUnavailable('It has gone');
      return db.one(statement);
    },
  }));
});
beforeEach(async () => {
  await restaurant.reset();
  mei = await joinMember(restaurant);
  await nameMember(restaurant, mei.id);
});
afterAll(() => restaurant.close());

const claim = ({ sdk, id }: Joined, voucher_id = OFFERED) =>
  sdk.claimVoucher({ body: { voucher_id, customer_id: id } });
const listClaimed = ({ sdk, id }: Joined) =>
  sdk.claimedVoucherList({ body: { company_id: 'demo', customer_id: id } });
const offered = ({ sdk, id }: Joined) =>
  sdk.voucherList({ body: { company_id: 'demo', customer_id: id } });
const rejected = (code: string) => ({ code });

describe('claimVoucher', () => {
  test('gives a voucher its own number and a validity that includes today', async () => {
    await offerVoucher(restaurant, { days: 30, perMember: 2 });
    const first = await claim(mei);
    expect(first).toMatchObject({
      voucher_id: OFFERED,
      voucher_status: 'ACTIVE',
      start_date: '2026-11-21',
      end_date: '2026-12-20',
    });
    const second = await claim(mei);
    expect(second.voucher_tx_id).not.toBe(first.voucher_tx_id);
    expect(await listClaimed(mei)).toHaveLength(2);
  });

  test('returns PROFILE_INCOMPLETE when name and e-mail are missing', async () => {
    await offerVoucher(restaurant);
    const nameless = await joinMember(restaurant, '+60129999999');
    await expect(claim(nameless)).rejects.toMatchObject(rejected('PROFILE_INCOMPLETE'));
  });

  test('enforces each limit and counts days in the company’s time zone', async () => {
    await offerVoucher(restaurant, { perMember: 2, perDay: 1 });
    restaurant.clock.set(at('2026-11-21T23:59'));
    await claim(mei);
    await expect(claim(mei)).rejects.toMatchObject(
      rejected('VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED'),
    );
    expect(await offered(mei)).toMatchObject([
      { claim_refusal: 'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED' },
    ]);
    restaurant.clock.set(at('2026-11-22T00:00'));
    await claim(mei);
    restaurant.clock.set(at('2026-11-23T12:00'));
    await expect(claim(mei)).rejects.toMatchObject(rejected('VOUCHER_CLAIM_PER_CUSTOMER_EXCEED'));
  });

  test('deducts the points, and rejects the claim when the balance is too low', async () => {
    await offerVoucher(restaurant, { points: 100 });
    await givePoints(restaurant, mei.id, 150);
    await claim(mei);
    await expect(claim(mei)).rejects.toMatchObject(rejected('NOT_ENOUGH_POINT'));
    expect(await offered(mei)).toMatchObject([{ claim_refusal: 'NOT_ENOUGH_POINT' }]);
    expect(await mei.sdk.customer({ path: { id: mei.id } })).toMatchObject({ point: 50 });
    expect(await listClaimed(mei)).toHaveLength(1);
  });

  test('returns the voucher when the database fails right after the commit', async () => {
    await offerVoucher(restaurant, { perMember: 1, weekdays: true });
    leavesAfterwards = true;
    const outcome = await claim(mei).finally(() => {
      leavesAfterwards = false;
    });
    expect((await listClaimed(mei)).map(({ id }) => id)).toEqual([outcome.id]);
  });

  test('creates one voucher when two concurrent claims have points for one', async () => {
    await offerVoucher(restaurant, { points: 100 });
    await givePoints(restaurant, mei.id, 150);
    const answers = await Promise.allSettled([claim(mei), claim(mei)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listClaimed(mei)).toHaveLength(1);
  });

  test('starts and ends the offer at midnight in the company’s time zone', async () => {
    await offerVoucher(restaurant, { from: '2026-11-22', until: '2026-11-23' });
    await expect(claim(mei)).rejects.toMatchObject(rejected('NOT_FOUND'));
    expect(await offered(mei)).toEqual([]);
    restaurant.clock.set(at('2026-11-23T23:59'));
    await claim(mei);
    restaurant.clock.set(at('2026-11-24T00:00'));
    await expect(claim(mei)).rejects.toMatchObject(rejected('VOUCHER_EXPIRED'));
  });

  test('returns NOT_FOUND for a voucher that cannot be claimed', async () => {
    await offerVoucher(restaurant, { claimable: false, joining: 3 });
    await expect(claim(mei)).rejects.toMatchObject(rejected('NOT_FOUND'));
    expect(await offered(mei)).toEqual([]);
  });
});

test(`gives exactly 5 of ${MANY} concurrent members the last 5 vouchers`, async () => {
  const outcome = await lastVouchers.run(restaurant, MANY);
  expect(restaurant.reported.filter(isFailure)).toEqual([]);
  expect(outcome.filter((each) => each === 'done')).toHaveLength(5);
  expect(outcome.filter((each) => each === 'VOUCHER_CLAIM_EXCEED')).toHaveLength(MANY - 5);
  const rows = await restaurant.db.query(sql`select id from claimed_vouchers`);
  expect(rows).toHaveLength(5);
  expect(await offered(mei)).toMatchObject([
    { remaining: 0, claim_refusal: 'VOUCHER_CLAIM_EXCEED' },
  ]);
});

test('respects all limits and charges the right points for any concurrent claims', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        limit: fc.integer({ min: 1, max: 6 }),
        perMember: fc.integer({ min: 1, max: 3 }),
        perDay: fc.integer({ min: 1, max: 3 }),
        points: fc.constantFrom(0, 40),
      }),
      fc.array(fc.constantFrom(0, 1, 2), { maxLength: 14 }),
      async (terms, presses) => {
        await restaurant.reset();
        await offerVoucher(restaurant, terms);
        const members = await joinNamed(restaurant, 3);
        for (const { id } of members) await givePoints(restaurant, id, 100);
        const pressing = presses.flatMap((each) => members[each] ?? []);
        await Promise.allSettled(pressing.map((joined) => patiently(() => claim(joined))));
        const all = await Promise.all(members.map(listClaimed));
        const counts = all.map(({ length }) => length);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(terms.limit);
        expect(Math.max(...counts)).toBeLessThanOrEqual(Math.min(terms.perMember, terms.perDay));
        for (const [index, { id, sdk }] of members.entries()) {
          const { point } = await sdk.customer({ path: { id } });
          expect(point).toBe(100 - (counts[index] ?? 0) * terms.points);
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
