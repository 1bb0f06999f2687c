import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { addition } from '../../../testing/ordering.ts';
import { as, GUEST, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const ANONYMOUS = { customer_id: null, guest_id: null };
const ofDemo = { path: { companyId: 'demo' }, body: ANONYMOUS };

describe('menu', () => {
  const dishes = (category: string, branch = SS2, body: object = ANONYMOUS) =>
    restaurant.sdk.dishList({ path: { branch_id: branch, category_id: category }, body });

  test('lists categories with the quantities in the viewer’s cart', async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
    const categories = await restaurant.sdk.dishCategoryList({ ...ofDemo, body: as(GUEST) });
    expect(categories).toEqual([
      { id: 'rice', name: 'demo Rice', image: '/media/demo/rice.avif', cart_qty: 2 },
      { id: 'drinks', name: 'demo Drinks', image: '/media/demo/drinks.avif', cart_qty: 0 },
    ]);
    const asAnonymous = await restaurant.sdk.dishCategoryList(ofDemo);
    expect(asAnonymous.map(({ cart_qty }) => cart_qty)).toEqual([0, 0]);
  });

  test('lists all dishes or one category, as the branch offers them', async () => {
    const allDishes = await dishes('all');
    expect(allDishes.map(({ id, stock_status }) => [id, stock_status])).toEqual([
      ['claypot', 'In Stock'],
      ['crab', 'In Stock'],
      ['soup', 'Sold Out'],
      ['tea', 'In Stock'],
    ]);
    expect((await dishes('drinks')).map(({ id }) => id)).toEqual(['tea']);
    expect((await dishes('all', KLANG)).map(({ id }) => id)).toEqual(['durian', 'tea']);
  });

  test('shows a dish with its price, image and category', async () => {
    const [claypot] = await dishes('rice');
    expect(claypot).toEqual({
      id: 'claypot',
      dish_category_id: 'rice',
      name: 'claypot',
      description: 'claypot on a plate',
      price: 1890,
      price_after_discount: null,
      dish_image: [{ image: '/media/demo/claypot.avif' }],
      stock_status: 'In Stock',
      cart_qty: 0,
      point: 10,
      tags: [],
      has_options: true,
      needs_choice: true,
      search_words: expect.any(String),
    });
  });

  test('marks dishes with a required or preselected choice', async () => {
    const choosing = async () =>
      (await dishes('all')).filter(({ needs_choice }) => needs_choice).map(({ id }) => id);
    expect(await choosing()).toContain('claypot');
    expect(await choosing()).not.toContain('tea');
    await restaurant.db.execute(
      sql`update dish_options set is_required = false, default_variation_id = null`,
    );
    expect(await choosing()).toEqual([]);
  });

  test('counts only the cart of this branch', async () => {
    await restaurant.sdk.cartCreate({ body: addition({ item_id: 'tea', variation: [] }) });
    expect(await dishes('drinks', SS2, as(GUEST))).toMatchObject([{ id: 'tea', cart_qty: 2 }]);
    expect(await dishes('drinks', KLANG, as(GUEST))).toMatchObject([
      {},
      { id: 'tea', cart_qty: 0 },
    ]);
  });

  test('shows a dish as sold out when no portion is left', async () => {
    await restaurant.db.execute(
      sql`update branch_dishes set portions_left = 0 where dish_id = 'crab'`,
    );
    expect(await dishes('rice')).toMatchObject([{}, { id: 'crab', stock_status: 'Sold Out' }, {}]);
  });

  test('returns 404 for an unknown branch or category', async () => {
    await expect(dishes('all', 'nowhere')).rejects.toMatchObject({ status: 404 });
    await expect(dishes('nothing')).rejects.toMatchObject({ status: 404 });
  });
});

describe('dish', () => {
  const detail = (dish_id: string, sdk = restaurant.sdk) =>
    sdk.dishDetail({ path: { branch_id: SS2, dish_id }, body: ANONYMOUS });

  test('includes its options in both languages', async () => {
    const { dish_option } = await detail('claypot');
    expect(
      dish_option.map((group) => [group.id, group.is_required, group.min_qty, group.max_qty]),
    ).toEqual([
      ['extras', 0, 0, 2],
      ['greens', 0, 2, 3],
      ['size', 1, 1, 1],
    ]);
    expect(dish_option[2]).toMatchObject({
      option_type: 'radio',
      default_variation_id: 'regular',
      dish_option_variation: [{ id: 'large', additional_price: 400, additional_point: 1 }, {}],
    });
    const chinese = await detail('claypot', restaurant.sdkOf('demo', 'zh_CN'));
    expect(chinese.dish_option[2]?.option_name).toBe('中文size');
  });

  test('falls back to English when there is no Chinese text', async () => {
    await restaurant.db.execute(sql`update dishes set name = '{"en": "Plain"}' where id = 'tea'`);
    expect((await detail('tea', restaurant.sdkOf('demo', 'zh_CN'))).name).toBe('Plain');
  });

  test('hides retired options and variations', async () => {
    await restaurant.db.execute(sql`update dish_options set retired = true where id = 'greens'`);
    await restaurant.db.execute(
      sql`update dish_option_variations set retired = true where id = 'large'`,
    );
    const { dish_option } = await detail('claypot');
    expect(dish_option.map(({ id }) => id)).toEqual(['extras', 'size']);
    expect(dish_option[1]?.dish_option_variation.map(({ id }) => id)).toEqual(['regular']);
  });

  test('returns 404 for a dish of another branch and an unknown dish', async () => {
    await expect(detail('durian')).rejects.toMatchObject({ status: 404 });
    await expect(detail('nothing')).rejects.toMatchObject({ status: 404 });
  });
});
