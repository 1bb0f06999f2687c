import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfTiers } from '../modules/loyalty/wallet/remind-of-tiers.ts';
import { sql } from '../platform/db/sql.ts';
import { openTestDb } from '../platform/db/testing/open-test-db.ts';
import { type GrowingData, jobSteps, memberSteps, type Step } from '../testing/db/growing-steps.ts';
import { type CountedDb, countRowsRead } from '../testing/db/rows-read.ts';
import { MEMBER, REGULAR, store } from '../testing/db/stored.ts';
import { addition, checkout, order } from '../testing/ordering.ts';
import { as, NOON, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { SS2, seedCompany } from '../testing/seed/seed.ts';
import { offerVoucher } from '../testing/vouchers.ts';

/** More rows of each kind than a single operation may read. */
const STORED = { orders: 800, members: 800, ofRegular: 800 };
const MAX_ROWS = 600;
/** Steps that return all data of the regular and must read it. */
const FULL_HISTORY = /^history of ten years, /;

let db: CountedDb;
let restaurant: Restaurant;
let steps: readonly Step[];
beforeAll(async () => {
  db = countRowsRead(await openTestDb());
  restaurant = await openRestaurant(
    (into) => seedCompany(into, 'demo'),
    async () => db,
  );
  await offerVoucher({ db }, { joining: 1 });
  await store(db, STORED);
  const place: GrowingData = { company_id: 'demo', branch_id: SS2 };
  steps = [
    ...orderSteps(),
    ...(await memberSteps(restaurant, place, MEMBER, 'a member')),
    ...(await memberSteps(restaurant, place, REGULAR, 'a regular')),
    ...jobSteps(restaurant, (error) => restaurant.reported.push(error)),
  ];
});
afterAll(() => restaurant.close());

function orderSteps(): readonly Step[] {
  const { sdk } = restaurant;
  const guest = as('00000000-0000-4000-8000-000000000001');
  return [
    { name: 'add', call: () => sdk.cartCreate({ body: addition(guest) }) },
    { name: 'total', call: () => sdk.cartCalculateTotal({ body: guest }) },
    { name: 'order', call: () => order(restaurant, checkout(guest)) },
  ];
}

test('reads a limited number of rows in each operation and job', async () => {
  const read: Record<string, number> = {};
  for (const { name, call } of steps) read[name] = await db.rowsReadBy(() => call(0));
  const much = Object.entries(read).filter(
    ([name, rows]) => rows > MAX_ROWS && !FULL_HISTORY.test(name),
  );
  expect(Object.fromEntries(much)).toEqual({});
  expect(restaurant.reported).toEqual([]);
});

test('skips members who have already received the reminder about their tier', async () => {
  const soon = NOON.add({ hours: 48 });
  await db.execute(sql`update tier_grants set ends_at = ${soon}, remind_at = 'infinity'`);
  const countReads = () => db.rowsReadBy(() => remindOfTiers(db, NOON));
  expect(await countReads()).toBe(0);
  await db.execute(sql`update tier_grants set remind_at = ${NOON} where member_id = ${MEMBER}`);
  expect(await countReads()).toBeLessThan(10);
  expect(await countReads()).toBe(0);
});
