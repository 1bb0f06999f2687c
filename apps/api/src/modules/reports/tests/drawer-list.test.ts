import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type CounterTablet, openCounterTablet } from '../../../testing/counter-tablet.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let tablet: CounterTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openCounterTablet(restaurant);
    await tablet.signIn('ravi');
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const drawers = (branch_id = SS2) => tablet.sdk.drawerList({ body: { branch_id } });

/** Adds drawers to a branch, one a minute. */
const add = (branchId: string, ids: readonly string[]) =>
  restaurant.db.execute(sql`
    insert into drawers (company_id, branch_id, id, name, created_at)
    select 'demo', ${branchId}, id, upper(id),
      ${restaurant.clock.now()}::timestamptz + number * interval '1 minute'
    from unnest(${ids}::text[]) with ordinality as t(id, number)`);

describe('drawerList', () => {
  test('is empty before the first cash of the branch', async () => {
    expect(await drawers()).toEqual([]);
  });

  test('shows a cashier the drawers of the branch, oldest first', async () => {
    await add(SS2, ['till', 'bar']);
    await add(KLANG, ['other']);
    expect(await drawers()).toEqual([
      { id: 'till', name: 'TILL' },
      { id: 'bar', name: 'BAR' },
    ]);
  });

  test('leaves out a drawer that was removed', async () => {
    await add(SS2, ['till', 'bar']);
    await restaurant.db.execute(sql`
      update drawers set removed_at = ${restaurant.clock.now()} where id = 'till'`);
    expect(await drawers()).toMatchObject([{ id: 'bar' }]);
  });

  test('returns 404 for another branch than the one of the device', async () => {
    expect(await codeFrom(drawers(KLANG))).toBe('NOT_FOUND');
  });

  test('rejects the kitchen, which takes no cash', async () => {
    await tablet.signIn('aina');
    expect(await codeFrom(drawers())).toBe('FORBIDDEN');
  });
});
