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
  const made = await topUp(mei, 5000);
  await decide(restaurant, made, 'approved');
  id = made.id;
});

const spend = (amount: number) =>
  atCounter(restaurant, mei.id, { type: 'sales', amount, reference: 'R-1' });
/** Applies a full refund of the top-up by the provider. */
const giveBack = () =>
  restaurant.db.transaction((tx) =>
    returnTopUp(tx, { id, returnId: 're_1', amount: cents(5000), isComplete: true }, NOON),
  );
const entries = () =>
  restaurant.db.query(sql`select type, account, amount from wallet_entries order by position`);

test('takes the remaining balance when a part was spent', async () => {
  await spend(3000);
  expect(await giveBack()).toEqual({ memberId: mei.id, taken: 2000 });
});

test('takes nothing and writes no entry when all was spent', async () => {
  await spend(5000);
  expect(await giveBack()).toEqual({ memberId: mei.id, taken: 0 });
  expect(await entries()).toHaveLength(2);
});

test('takes the amount once when the provider reports the same return again', async () => {
  expect((await giveBack()).taken).toBe(5000);
  expect((await giveBack()).taken).toBe(0);
  expect(await entries()).toHaveLength(2);
});
