import type { Identity, Sdk } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toStatement } from '../db/sql.ts';
import { openTestDb } from '../db/testing.ts';
import { joinMember } from '../testing/join-member.ts';
import { addition, checkout, decide, order } from '../testing/ordering.ts';
import { as, GUEST, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { watchDb } from '../testing/watch-db.ts';

let restaurant: Restaurant;
/** Statements with their values, in the order in which they were asked. */
const asked: string[] = [];
beforeAll(async () => {
  const db = watchDb(await openTestDb(), (statement) => {
    const { text, values } = toStatement(statement);
    asked.push(`${text.replace(/\s+/g, ' ').trim()} ${JSON.stringify(values)}`);
  });
  restaurant = await openRestaurant(undefined, async () => db);
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

async function during<Answer>(work: () => Promise<Answer>) {
  asked.length = 0;
  const answer = await work();
  return { answer, statements: [...asked] };
}

interface Customer {
  readonly sdk: Sdk;
  readonly who: Identity;
  readonly points: number;
}

/** What each step of a customer's first order of one dish asks, beside beginning and committing. */
async function askedByOrder({ points, sdk, who }: Customer) {
  const add = await during(() => sdk.cartCreate({ body: addition(who) }));
  const total = await during(() => sdk.cartCalculateTotal({ body: who }));
  const body = checkout({ ...who, total_point_get: points });
  const placed = await during(() => order({ sdk }, body));
  const paid = await during(() => decide(restaurant, placed.answer, 'approved'));
  return {
    add: add.statements,
    total: total.statements,
    order: placed.statements,
    pay: paid.statements,
  };
}

const counted = (steps: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(steps).map(([step, { length }]) => [step, length]));

const readTwice = (steps: Readonly<Record<string, readonly string[]>>) =>
  Object.values(steps).flatMap((each) =>
    each.filter((one, index) => one.startsWith('select') && each.indexOf(one) < index),
  );

/** Whether an order is there with this key is asked before the courier is, and under the lock. */
const UNDER_LOCK = /^select o\.id, .* o\.idempotency_key = /;

test('a guest’s order asks little, and nothing twice', async () => {
  const steps = await askedByOrder({ sdk: restaurant.sdk, who: as(GUEST), points: 0 });
  expect(counted(steps)).toEqual({ add: 12, total: 5, order: 17, pay: 13 });
  expect(readTwice(steps)).toEqual([expect.stringMatching(UNDER_LOCK)]);
});

test('a member’s order asks little, and nothing twice', async () => {
  const mei = await joinMember(restaurant);
  const steps = await askedByOrder({ ...mei, points: 22 });
  expect(counted(steps)).toEqual({ add: 13, total: 7, order: 19, pay: 15 });
  expect(readTwice(steps)).toEqual([expect.stringMatching(UNDER_LOCK)]);
});
