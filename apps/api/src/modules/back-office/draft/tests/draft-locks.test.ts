import type { CounterSdk } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { afterLocked } from '../../../../testing/db/locked-rows.ts';
import { openImported } from '../../../../testing/imported.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';
import { change, entryOf, publishAll, signIn } from './draft-restaurant.ts';

let restaurant: Restaurant;
let owner: CounterSdk;

beforeAll(async () => {
  restaurant = await openImported();
  await restaurant.prepare(async () => {
    owner = (await signIn(restaurant, 'owner')).sdk;
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

test('a change waits for another change of the draft, and stays beside it', async () => {
  await change(owner, await entryOf(owner, 'dishes', 'chicken-rice'), { price: '13.00' });
  const plain = await entryOf(owner, 'dishes', 'plain-rice');
  await afterLocked(
    restaurant.db,
    // Does not block the foreign key of the entries.
    (tx) => tx.execute(sql`select company_id from drafts for no key update`),
    () => change(owner, plain, { price: '2.50' }),
  );
  expect((await owner.draft({})).changes.map(({ key }) => key)).toEqual([
    'chicken-rice',
    'plain-rice',
  ]);
});

test('a publication waits for an import of files, and does not overwrite it', async () => {
  await change(owner, await entryOf(owner, 'dishes', 'plain-rice'), { price: '2.50' });
  const chicken = sql`slug = 'chicken-rice'`;
  await afterLocked(
    restaurant.db,
    async (tx) => {
      await tx.execute(sql`select id from companies for no key update`);
      await tx.execute(sql`update dishes set point = 99 where ${chicken}`);
    },
    // The draft does not differ by it, so that its version is the same.
    () => publishAll(owner).catch(() => null),
  );
  const dish = await restaurant.db.one<{ point: number }>(
    sql`select point from dishes where ${chicken}`,
  );
  expect(dish?.point).toBe(99);
});
