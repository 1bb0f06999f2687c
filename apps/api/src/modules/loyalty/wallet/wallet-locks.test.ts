import { cents } from '@claypot/sdk';
import { expect, test } from 'vitest';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { afterLocked, besideLocked } from '../../../testing/db/locked-rows.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { decide } from '../../../testing/ordering.ts';
import { NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { atCounter, grantLevel, payIn, topUp } from '../../../testing/wallet.ts';
import { insertTopUp } from './new-top-up.ts';
import { returnTopUp } from './return-top-up.ts';
import { checkEndingTiers } from './tier-reminders.ts';
import { addWalletEntry } from './wallet-entries.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const SALE = { type: 'sales', amount: 3000, reference: 'R-1' } as const;

/** Spends at a branch, in the caller's transaction. */
const sell = (tx: Transaction) =>
  addWalletEntry(
    tx,
    {
      memberId: mei.id,
      type: 'sales',
      account: 'counter',
      amount: cents(-SALE.amount),
      branch: { id: SS2, reference: SALE.reference },
    },
    NOON,
  );

test('ignores a resent sale when the first one has just emptied the wallet', async () => {
  await payIn(restaurant, mei.id, SALE.amount);
  const isNew = await afterLocked(restaurant.db, sell, () => atCounter(restaurant, mei.id, SALE));
  expect(isNew).toBe(false);
});

test('writes one entry when two members’ concurrent entries have the same branch reference', async () => {
  const tan = await joinMember(restaurant, '+60129876543');
  const pay = (tx: Transaction, memberId: string) =>
    addWalletEntry(
      tx,
      {
        memberId,
        type: 'cash_topup',
        account: 'cash',
        amount: cents(1000),
        branch: { id: SS2, reference: 'R-1' },
      },
      NOON,
    );
  const isNew = await afterLocked(
    restaurant.db,
    (tx) => pay(tx, mei.id),
    () => restaurant.db.transaction((tx) => pay(tx, tan.id)),
  );
  expect(isNew).toBe(false);
});

test('takes the balance that another session leaves when a top-up is returned', async () => {
  const { id, payment_url } = await topUp(mei, 5000);
  await decide(restaurant, { payment_url }, 'approved');
  const returned = await afterLocked(restaurant.db, sell, () =>
    restaurant.db.transaction((tx) =>
      returnTopUp(tx, { id, returnId: 're_1', amount: cents(5000), isComplete: true }, NOON),
    ),
  );
  expect(returned).toEqual({ memberId: mei.id, debited: 2000 });
});

test('creates one top-up for concurrent requests with the same key', async () => {
  const begin = (tx: Transaction, id: string) =>
    insertTopUp(
      tx,
      {
        id,
        companyId: 'demo',
        memberId: mei.id,
        idempotencyKey: 'key-of-both',
        requestHash: '0'.repeat(64),
        amount: cents(5000),
        payment: {
          id: `PAY-of-${id}`,
          provider: 'sandbox',
          method: 'card',
          returnPath: '/wallet',
          returnOrigin: 'http://demo.localhost:8080',
          language: 'en',
        },
        now: NOON,
      },
      () => `TU-of-${id}`,
    );
  const checked = await afterLocked(
    restaurant.db,
    (tx) => begin(tx, 'the-first-top-up'),
    () => restaurant.db.transaction((tx) => begin(tx, 'the-second-top-up')),
  );
  expect(checked.id).toBe('the-first-top-up');
  expect(await restaurant.db.query(sql`select id from payments`)).toHaveLength(1);
});

test('skips tier grants that another instance has locked', async () => {
  await grantLevel(restaurant, mei.id, 2, NOON.add({ hours: 24 }));
  const check = (tx: Transaction) => checkEndingTiers(tx, NOON, 10);
  const { count } = await besideLocked(restaurant.db, check, () =>
    restaurant.db.transaction(check),
  );
  expect(count).toBe(0);
});

test('keeps the end of an ended tier when its top-up is returned later', async () => {
  const { id, payment_url } = await topUp(mei, 50_000);
  await decide(restaurant, { payment_url }, 'approved');
  const ends = () => restaurant.db.one(sql`select ends_at from tier_grants`);
  const before = await ends();
  const later = NOON.add({ hours: 24 * 800 });
  await restaurant.db.transaction((tx) =>
    returnTopUp(tx, { id, returnId: 're_1', amount: cents(50_000), isComplete: true }, later),
  );
  expect(await ends()).toEqual(before);
});
