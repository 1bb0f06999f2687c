import { cents } from '@claypot/sdk';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import type { Joined } from '../../../testing/join-member.ts';
import { decide } from '../../../testing/ordering.ts';
import { NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { atCounter, topUp } from '../../../testing/wallet.ts';
import { returnTopUp } from './return-top-up.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

let id: string;
beforeEach(async () => {
  const topUpRow = await topUp(mei, 5000);
  await decide(restaurant, topUpRow, 'approved');
  id = topUpRow.id;
});

const spend = (amount: number) =>
  atCounter(restaurant, mei.id, { type: 'sales', amount, reference: 'R-1' });
/** Applies a full refund of the top-up by the provider. */
const refundOnce = () =>
  restaurant.db.transaction((tx) =>
    returnTopUp(tx, { id, returnId: 're_1', amount: cents(5000), isComplete: true }, NOON),
  );
const entries = () =>
  restaurant.db.query(sql`select type, account, amount from wallet_entries order by position`);

test('takes the remaining balance when a part was spent', async () => {
  await spend(3000);
  expect(await refundOnce()).toEqual({ memberId: mei.id, debited: 2000 });
});

test('takes nothing and writes no entry when all was spent', async () => {
  await spend(5000);
  expect(await refundOnce()).toEqual({ memberId: mei.id, debited: 0 });
  expect(await entries()).toHaveLength(2);
});

test('takes the amount once when the provider reports the same return again', async () => {
  expect((await refundOnce()).debited).toBe(5000);
  expect((await refundOnce()).debited).toBe(0);
  expect(await entries()).toHaveLength(2);
});
