import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../contract/schema/document.ts';
import { listOperations } from '../contract/schema/operations.ts';
import { sql } from '../platform/db/sql.ts';
import {
  MEMBER_OPERATIONS,
  PAGE_OPERATIONS,
  PUBLIC_OPERATIONS,
  RECEIPT_OPERATIONS,
} from '../testing/ownership/operations-by-owner.ts';
import {
  createOwnedRows,
  expectAnswer,
  expectUntouched,
  type Owned,
  ownedRows,
} from '../testing/ownership/owned-things.ts';
import { as, GUEST, OTHER_GUEST, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { seedCompany } from '../testing/seed/seed.ts';

let restaurant: Restaurant;
let guests: Owned;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.reset();
  await seedCompany(restaurant.db, 'rival');
  guests = await createOwnedRows(
    { sdk: restaurant.sdk, identity: as(GUEST), company: 'demo' },
    restaurant,
  );
});
afterAll(() => restaurant.close());

test('covers every operation of the contract', () => {
  const operations = ownedRows.map(({ operation }) => operation);
  expect(
    [
      ...PUBLIC_OPERATIONS,
      ...MEMBER_OPERATIONS,
      ...PAGE_OPERATIONS,
      ...RECEIPT_OPERATIONS,
      ...operations,
    ].sort(),
  ).toEqual(
    listOperations(contract)
      .map(({ id }) => id)
      .sort(),
  );
});

describe.each(ownedRows)('$operation on the data of a guest', ({ ask, answer }) => {
  test('hides the data from another guest', () =>
    expectAnswer(
      ask({ sdk: restaurant.sdk, identity: as(OTHER_GUEST), company: 'demo' }, guests),
      answer,
    ));

  test('hides the data at another company', () =>
    expectAnswer(
      ask({ sdk: restaurant.sdkOf('rival'), identity: as(GUEST), company: 'rival' }, guests),
      answer,
    ));

  test('returns 401 to a caller who claims to be a member without a token', async () => {
    const identity = { customer_id: 'member', guest_id: null };
    const response = ask({ sdk: restaurant.sdk, identity, company: 'demo' }, guests);
    await expect(response).rejects.toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });
});

test('leaves the data of the owner unchanged', () => expectUntouched(guests));

// An operation that returned the same to everyone would prove nothing.
test.each(ownedRows)('$operation returns another result to its owner', async ({ ask, answer }) => {
  const response = expectAnswer(ask(guests.owner, guests), answer);
  await expect(response).rejects.toBeInstanceOf(Error);
});

test('stores guest ids as hashes only', async () => {
  const tables = await restaurant.db.query<{ text: string }>(sql`
    select carts::text as text from carts union all select orders::text from orders
    union all select reservations::text from reservations`);
  expect(tables.length).toBeGreaterThan(2);
  expect(tables.filter(({ text }) => text.includes(GUEST))).toEqual([]);
});
