import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { familySet, lunchDeal } from '../../../testing/ordering.ts';
import { as, GUEST, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const ANONYMOUS = { customer_id: null, guest_id: null };
const list = (body: object = ANONYMOUS, branch_id = SS2, companyId = 'demo') =>
  restaurant.sdk.packageList({ path: { companyId, branch_id }, body });
const detail = (package_id: string, branch_id = SS2) =>
  restaurant.sdk.packageDetail({ path: { branch_id, package_id }, body: ANONYMOUS });
const deal = (hot_deal_id: string, branch_id = SS2) =>
  restaurant.sdk.hotDealDetail({ path: { branch_id, hot_deal_id } });
const sellOut = (dish: string) =>
  restaurant.db.execute(sql`update branch_dishes set sold_out = true where dish_id = ${dish}`);

describe('packages of a branch', () => {
  test('lists the hot deal first with its lowest price, and no package sold only in deals', async () => {
    expect(await list()).toMatchObject([
      { id: 'lunch', hot_deal_id: 'lunch', price: 2500, price_after_discount: 2000, point: 20 },
      { id: 'family', hot_deal_id: null, price: 6000, price_after_discount: 5500, cart_qty: 0 },
      { id: 'solo', hot_deal_id: null, price: 2500, price_after_discount: null },
    ]);
  });

  test('counts the cart, with a deal’s package for the deal', async () => {
    await restaurant.sdk.cartCreate({ body: familySet({ qty: 2 }) });
    await restaurant.sdk.cartCreate({ body: lunchDeal() });
    const counted = (await list(as(GUEST))).map(({ id, cart_qty }) => [id, cart_qty]);
    expect(counted).toEqual([
      ['lunch', 1],
      ['family', 2],
      ['solo', 0],
    ]);
  });

  test('marks a package sold out with a side dish or the last dish of a required option', async () => {
    const status = async () => (await list()).map(({ stock_status }) => stock_status);
    await sellOut('claypot');
    expect(await status()).toEqual(['In Stock', 'In Stock', 'Sold Out']);
    await sellOut('crab');
    expect(await status()).toEqual(['In Stock', 'Sold Out', 'Sold Out']);
    await sellOut('tea');
    expect(await status()).toEqual(['Sold Out', 'Sold Out', 'Sold Out']);
  });

  test('returns an empty list if the branch offers none, and 404 for another company', async () => {
    expect(await list(ANONYMOUS, KLANG)).toEqual([]);
    await expect(list(ANONYMOUS, 'nowhere')).rejects.toMatchObject({ status: 404 });
    await expect(list(ANONYMOUS, SS2, 'rival')).rejects.toMatchObject({ status: 404 });
  });
});

describe('package', () => {
  test('includes its side dishes, its options and the choices of each dish', async () => {
    const family = await detail('family');
    expect(family).toMatchObject({
      package_name: 'family',
      package_dish_option: [
        {
          id: 'pot',
          is_required: 1,
          package_dish_option_dish: [
            { id: 'family-claypot', dish_id: 'claypot', stock_status: 'In Stock' },
            { id: 'family-crab' },
            { id: 'family-soup', stock_status: 'Sold Out' },
          ],
        },
      ],
    });
    const dishes = family.package_dish.map((dish) => [
      dish.dish_id,
      dish.qty,
      dish.is_option,
      dish.package_dish_variation.map(({ id }) => id),
    ]);
    expect(dishes).toEqual([
      ['tea', 3, 0, []],
      ['claypot', 1, 1, ['size']],
      ['crab', 1, 1, []],
      ['soup', 1, 1, []],
    ]);
  });

  test.each(['treat', 'lunch', 'nothing'])('returns 404 for %s on its own', async (id) => {
    await expect(detail(id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('returns 404 at a branch that does not offer it', async () => {
    await expect(detail('family', KLANG)).rejects.toMatchObject({ status: 404 });
    await expect(detail('family', 'nowhere')).rejects.toMatchObject({ status: 404 });
  });
});

describe('hot deal', () => {
  test('includes its packages at the deal’s prices, and its options', async () => {
    expect(await deal('lunch')).toMatchObject({
      name: 'lunch',
      offer_note: 'until three',
      price: 2000,
      package_list: [
        { id: 'solo', hot_deal_id: 'lunch', price: 2500, price_after_discount: 2000 },
        { id: 'treat', hot_deal_id: 'lunch', price: 2300, price_after_discount: null },
      ],
      hot_deal_option: [
        { id: 'spice', is_required: 0, hot_deal_option_variation: [{}, { additional_price: 0 }] },
      ],
    });
  });

  test('omits packages that the branch does not offer, and returns 404 without any', async () => {
    await restaurant.db.execute(sql`
      update branch_packages set retired = true where package_id = 'solo'`);
    expect((await deal('lunch')).package_list.map(({ id }) => id)).toEqual(['treat']);
    await restaurant.db.execute(sql`update branch_packages set retired = true`);
    await expect(deal('lunch')).rejects.toMatchObject({ status: 404 });
  });

  test('returns 404 at another branch and when it is retired', async () => {
    await expect(deal('lunch', KLANG)).rejects.toMatchObject({ status: 404 });
    await expect(deal('lunch', 'nowhere')).rejects.toMatchObject({ status: 404 });
    await restaurant.db.execute(sql`update hot_deals set retired = true`);
    await expect(deal('lunch')).rejects.toMatchObject({ status: 404 });
  });
});
