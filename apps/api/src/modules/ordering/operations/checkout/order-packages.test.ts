import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import {
  addition,
  checkoutOf,
  crab,
  decide,
  familySet,
  lunchDeal,
  order,
  orderOf,
} from '../../../../testing/ordering.ts';
import {
  as,
  GUEST,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const add = (body: Parameters<typeof restaurant.sdk.cartCreate>[0]['body']) =>
  restaurant.sdk.cartCreate({ body });
const load = () => restaurant.sdk.cartLoad({ body: as(GUEST) });

const CRAB = { dish_option_id: 'pot', dish_option_variation_id: 'family-crab' };

describe('order of packages', () => {
  test('stores the packages with their dishes, and removes its own pieces from the cart when paid', async () => {
    await add(familySet({ qty: 2 }));
    await add(lunchDeal());
    await add(addition({ item_id: 'tea', variation: [], qty: 1 }));
    const placed = await order(restaurant, checkoutOf(11800 + 2050 + 300));
    await add(familySet());
    await decide(restaurant, placed, 'approved');
    expect((await load()).lines).toMatchObject([{ qty: 1, package: { id: 'family' } }]);

    await restaurant.db.execute(sql`update packages set price = 1, price_after_discount = null`);
    const sold = await orderOf(restaurant, placed);
    expect(sold).toMatchObject({
      final_total_amount: 14150,
      order_dish: [{ dish_id: 'tea', qty: 1, order_package_id: null }],
      order_package: [
        {
          package_id: 'family',
          qty: 2,
          package_price: 5900,
          line_total: 11800,
          hot_deal_name: null,
          dish_list: [
            {
              dish_id: 'claypot',
              qty: 2,
              dish_price: 0,
              variation_list: [{ variation_name: 'large' }],
            },
            { dish_id: 'tea', qty: 6 },
          ],
        },
        {
          package_id: 'solo',
          hot_deal_name: 'lunch',
          package_price: 2050,
          variation_list: [{ option_name: 'spice', variation_name: 'hot', additional_price: 50 }],
          dish_list: [{ dish_id: 'claypot', variation_list: [{ variation_name: 'regular' }] }],
        },
      ],
    });
    const [first] = sold.order_package;
    expect(first?.dish_list.every((dish) => dish.order_package_id === first.id)).toBe(true);
  });

  test('sells the last portions once, on their own or in packages', async () => {
    await add(crab({ qty: 3 }));
    await add(familySet({ ...as(OTHER_GUEST), variation: [CRAB], qty: 3 }));
    const both = await Promise.allSettled([
      order(restaurant, checkoutOf(13500), 'key-of-the-crabs'),
      order(restaurant, checkoutOf(16500, as(OTHER_GUEST)), 'key-of-the-families'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [left] = await restaurant.db.query(
      sql`select portions_left from branch_dishes where dish_id = 'crab'`,
    );
    expect(left).toEqual({ portions_left: 2 });
  });

  test('returns the portions of a package when the payment is declined', async () => {
    await add(familySet({ variation: [CRAB], qty: 2 }));
    const placed = await order(restaurant, checkoutOf(11000));
    await decide(restaurant, placed, 'declined');
    const [left] = await restaurant.db.query(
      sql`select portions_left from branch_dishes where dish_id = 'crab'`,
    );
    expect(left).toEqual({ portions_left: 5 });
  });
});
