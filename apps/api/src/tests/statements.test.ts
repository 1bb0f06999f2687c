import type { Identity, Sdk } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql, toStatement } from '../platform/db/sql.ts';
import { openTestDb } from '../platform/db/testing/open-test-db.ts';
import { watchDb } from '../testing/db/watch-db.ts';
import { joinMember } from '../testing/join-member.ts';
import { addition, checkout, decide, order } from '../testing/ordering.ts';
import { as, GUEST, OTHER_GUEST, openRestaurant, type Restaurant } from '../testing/restaurant.ts';

let restaurant: Restaurant;
/** Statements with their values, in execution order. */
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
  readonly identity: Identity;
  readonly points: number;
}

/** Fills the menu cache by adding to the cart of another guest. */
const readMenu = () => restaurant.sdk.cartCreate({ body: addition(as(OTHER_GUEST)) });

/** Returns the statements of each step of a customer's first order, except begin and commit. */
async function statementsByOrder({ points, sdk, identity }: Customer) {
  await readMenu();
  const add = await during(() => sdk.cartCreate({ body: addition(identity) }));
  const total = await during(() => sdk.cartCalculateTotal({ body: identity }));
  const body = checkout({ ...identity, total_point_get: points });
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

/**
 * An order with the same key is looked up twice: before the courier is called, and again under the
 * lock.
 */
const UNDER_LOCK = /^select o\.id, .* o\.idempotency_key = /;

test('limits the statements of an order by a guest and repeats none', async () => {
  const steps = await statementsByOrder({ sdk: restaurant.sdk, identity: as(GUEST), points: 0 });
  expect(counted(steps)).toEqual({ add: 5, total: 3, order: 14, pay: 9 });
  expect(readTwice(steps)).toEqual([expect.stringMatching(UNDER_LOCK)]);
});

test('limits the statements of an order by a member and repeats none', async () => {
  const mei = await joinMember(restaurant);
  const steps = await statementsByOrder({ ...mei, points: 22 });
  expect(counted(steps)).toEqual({ add: 6, total: 5, order: 16, pay: 11 });
  expect(readTwice(steps)).toEqual([expect.stringMatching(UNDER_LOCK)]);
});

test('reads the menu again once after a change', async () => {
  await readMenu();
  const total = () => during(() => restaurant.sdk.cartCalculateTotal({ body: as(OTHER_GUEST) }));
  const usual = await total();
  expect(usual.answer.total_qty).toBeGreaterThan(0);
  await restaurant.db.execute(sql`update branch_dishes set sold_out = true`);
  const changed = await total();
  expect(changed.answer.total_qty).toBe(0);
  expect(changed.statements.length).toBe(usual.statements.length + 3);
  expect((await total()).statements.length).toBe(usual.statements.length);
});
