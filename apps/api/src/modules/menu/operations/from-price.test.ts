import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { bind, sellOut, sellOutPackage } from '../../../testing/seed/menu.ts';
import { SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const ANONYMOUS = { customer_id: null, guest_id: null };
const listed = async (id = 'lunch') => {
  const all = await restaurant.sdk.packageList({
    path: { companyId: 'demo', branch_id: SS2 },
    body: ANONYMOUS,
  });
  return all.find((item) => item.id === id);
};
const detail = () =>
  restaurant.sdk.hotDealDetail({ path: { branch_id: SS2, hot_deal_id: 'lunch' } });

async function requireSpice(mild: number) {
  await restaurant.db.execute(sql`update hot_deal_options set is_required = true`);
  await restaurant.db.execute(sql`
    update hot_deal_option_variations set additional_price = ${mild} where id = 'mild'`);
}

describe('starting price of a hot deal', () => {
  test('is the price of its cheapest package that is not sold out', async () => {
    await sellOutPackage(restaurant.db, 'solo');
    expect(await listed()).toMatchObject({
      stock_status: 'In Stock',
      price: 2300,
      price_after_discount: null,
    });
    expect(await detail()).toMatchObject({
      stock_status: 'In Stock',
      price: 2300,
      package_list: [
        { id: 'solo', stock_status: 'Sold Out' },
        { id: 'treat', stock_status: 'In Stock' },
      ],
    });
  });

  test('excludes a package with a sold-out dish', async () => {
    await sellOut(restaurant.db, 'claypot');
    expect(await listed()).toMatchObject({ price: 2300 });
    expect(await detail()).toMatchObject({ price: 2300 });
  });

  test('includes the cheapest required choice, also in the price without the deal', async () => {
    await requireSpice(120);
    expect(await listed()).toMatchObject({ price: 2550, price_after_discount: 2050 });
    expect(await detail()).toMatchObject({ price: 2050 });
    await bind(restaurant.db, 'hot', 'soup');
    expect(await listed()).toMatchObject({ price: 2620, price_after_discount: 2120 });
    expect(await detail()).toMatchObject({ price: 2120 });
  });

  test('includes required choices of the package’s dishes', async () => {
    await restaurant.db.execute(sql`
      update dish_option_variations set additional_price = 350 where id = 'regular'`);
    // The solo set requires a size; the treat requires no choice.
    expect(await detail()).toMatchObject({ price: 2300 });
  });

  test('has the status Sold Out when all packages are sold out', async () => {
    await sellOutPackage(restaurant.db, 'solo');
    await sellOutPackage(restaurant.db, 'treat');
    expect(await listed()).toMatchObject({ stock_status: 'Sold Out' });
    expect(await detail()).toMatchObject({ stock_status: 'Sold Out' });
  });

  test('has the status Sold Out when all required choices are sold out', async () => {
    await requireSpice(0);
    await bind(restaurant.db, 'hot', 'soup');
    await bind(restaurant.db, 'mild', 'soup');
    expect(await listed()).toMatchObject({ stock_status: 'Sold Out' });
    expect(await detail()).toMatchObject({ stock_status: 'Sold Out' });
  });
});

describe('choice that is a dish', () => {
  const spices = async () =>
    (await detail()).hot_deal_option[0]?.hot_deal_option_variation.map(
      ({ id, stock_status }) => `${id}: ${stock_status}`,
    );

  test('is sold out with the dish, while its deal stays available', async () => {
    await bind(restaurant.db, 'hot', 'soup');
    expect(await spices()).toEqual(['hot: Sold Out', 'mild: In Stock']);
    expect(await detail()).toMatchObject({ stock_status: 'In Stock', price: 2000 });
  });

  test('is sold out after the last portion, or if the branch does not offer the dish', async () => {
    await bind(restaurant.db, 'hot', 'crab');
    await bind(restaurant.db, 'mild', 'durian');
    expect(await spices()).toEqual(['hot: In Stock', 'mild: Sold Out']);
    await restaurant.db.execute(sql`
      update branch_dishes set portions_left = 0 where dish_id = 'crab'`);
    expect(await spices()).toEqual(['hot: Sold Out', 'mild: Sold Out']);
  });

  test('is sold out in the dish and in packages', async () => {
    await bind(restaurant.db, 'large', 'soup');
    const path = { branch_id: SS2 };
    const dish = await restaurant.sdk.dishDetail({
      path: { ...path, dish_id: 'claypot' },
      body: ANONYMOUS,
    });
    const sizes = { id: 'size', dish_option_variation: [{ id: 'large' }, { id: 'regular' }] };
    const status = [{ stock_status: 'Sold Out' }, { stock_status: 'In Stock' }];
    expect(dish).toMatchObject({ stock_status: 'In Stock' });
    expect(dish.dish_option.find(({ id }) => id === 'size')?.dish_option_variation).toMatchObject(
      status,
    );
    const family = await restaurant.sdk.packageDetail({
      path: { ...path, package_id: 'family' },
      body: ANONYMOUS,
    });
    const inFamily = family.package_dish.find(({ dish_id }) => dish_id === 'claypot');
    expect(inFamily?.package_dish_variation).toMatchObject([sizes]);
    expect(inFamily?.package_dish_variation[0]?.dish_option_variation).toMatchObject(status);
  });

  test('makes items sold out that require it', async () => {
    await bind(restaurant.db, 'large', 'soup');
    await bind(restaurant.db, 'regular', 'soup');
    const path = { branch_id: SS2 };
    const dishes = await restaurant.sdk.dishList({
      path: { ...path, category_id: 'rice' },
      body: ANONYMOUS,
    });
    expect(dishes.find(({ id }) => id === 'claypot')?.stock_status).toBe('Sold Out');
    expect(
      await restaurant.sdk.dishDetail({ path: { ...path, dish_id: 'claypot' }, body: ANONYMOUS }),
    ).toMatchObject({ stock_status: 'Sold Out' });
    // The solo set includes a claypot; the family set offers alternatives.
    expect(await listed('solo')).toMatchObject({ stock_status: 'Sold Out' });
    expect(await listed('family')).toMatchObject({ stock_status: 'In Stock' });
    const family = await restaurant.sdk.packageDetail({
      path: { ...path, package_id: 'family' },
      body: ANONYMOUS,
    });
    expect(family.package_dish_option[0]?.package_dish_option_dish).toMatchObject([
      { dish_id: 'claypot', stock_status: 'Sold Out' },
      { dish_id: 'crab', stock_status: 'In Stock' },
      { dish_id: 'soup', stock_status: 'Sold Out' },
    ]);
  });
});
