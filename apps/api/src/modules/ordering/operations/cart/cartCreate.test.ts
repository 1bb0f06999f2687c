import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { addition, crab, LARGE, placeOrder, REGULAR } from '../../../../testing/ordering.ts';
import { as, GUEST, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const EGG = { dish_option_id: 'extras', dish_option_variation_id: 'egg' };
const SAUSAGE = { dish_option_id: 'extras', dish_option_variation_id: 'sausage' };
const CHOY = { dish_option_id: 'greens', dish_option_variation_id: 'choy' };
const add = (changes: Parameters<typeof addition>[0] = {}) =>
  restaurant.sdk.cartCreate({ body: addition(changes) });
const load = () => restaurant.sdk.cartLoad({ body: as(GUEST) });

describe('cartCreate', () => {
  test('binds the cart to the branch and returns the full cart', async () => {
    const cart = await add({ variation: [LARGE, EGG] });
    expect(cart).toMatchObject({
      branch_id: 'ss2',
      branch_name: 'ss2',
      delivery_method: 'pickup',
      total_qty: 2,
      total_price: 4880,
      lines: [
        {
          qty: 2,
          price: 2440,
          line_total: 4880,
          point: 24,
          dish: { id: 'claypot', image: '/media/demo/claypot.avif', price: 1890 },
          stock_status: 'In Stock',
          unavailable_reason: null,
        },
      ],
    });
    const chosen = cart.lines[0]?.variation_list.map(({ variation_name }) => variation_name);
    expect(chosen).toEqual(['egg', 'large']);
    expect(await load()).toEqual(cart);
  });

  test('adds the same dish with the same choices in any order to one line', async () => {
    await add({ variation: [LARGE, EGG, SAUSAGE] });
    const cart = await add({ variation: [SAUSAGE, EGG, LARGE], qty: 3 });
    expect(cart.lines.map(({ qty }) => qty)).toEqual([5]);
  });

  test('creates another line for other choices', async () => {
    await add({ variation: [LARGE] });
    const cart = await add({ variation: [REGULAR] });
    expect(cart.lines).toHaveLength(2);
  });

  test('counts all pieces of concurrent additions', async () => {
    await Promise.all(Array.from({ length: 30 }, () => add({ qty: 1 })));
    expect((await load()).lines.map(({ qty }) => qty)).toEqual([30]);
  });

  test('needs no branch for a second line', async () => {
    await add();
    const { branch_id: _, delivery_method: __, ...unbound } = crab();
    const cart = await restaurant.sdk.cartCreate({ body: unbound });
    expect(cart).toMatchObject({ branch_id: 'ss2', total_qty: 3 });
  });

  test('changes the cart’s delivery method when the request has another one', async () => {
    await add();
    expect(await add({ delivery_method: 'delivery' })).toMatchObject({
      delivery_method: 'delivery',
      total_qty: 4,
    });
  });

  test('charges the discounted price of a dish', async () => {
    const cart = await add({ item_id: 'tea', variation: [], qty: 1 });
    expect(cart).toMatchObject({
      total_price: 300,
      lines: [{ dish: { price_after_discount: 300 } }],
    });
  });
});

describe('rejected addition', () => {
  test('returns the group when a required choice is missing', async () => {
    await expect(add({ variation: [EGG] })).rejects.toMatchObject({
      status: 422,
      code: 'SELECT_ALL_REQUIRED_VARIATION',
      data: {
        groups: [{ dish_option_id: 'size', option_name: 'size', min_qty: 1, selected_qty: 0 }],
      },
    });
    expect(await load()).toMatchObject({ branch_id: null, lines: [] });
  });

  test('returns the group when it has fewer choices than its minimum', async () => {
    await expect(add({ variation: [LARGE, CHOY] })).rejects.toMatchObject({
      code: 'SELECT_ALL_REQUIRED_VARIATION',
      data: { groups: [{ dish_option_id: 'greens', min_qty: 2, selected_qty: 1 }] },
    });
  });

  test.each([
    ['two sizes', [LARGE, REGULAR], 'body.variation'],
    [
      'a choice that is not the dish’s',
      [LARGE, { dish_option_id: 'size', dish_option_variation_id: 'egg' }],
      'body.variation.1.dish_option_variation_id',
    ],
    ['a choice made twice', [LARGE, EGG, EGG], 'body.variation.2.dish_option_variation_id'],
  ])('rejects %s', async (_, variation, path) => {
    await expect(add({ variation })).rejects.toMatchObject({ status: 400, data: { path } });
  });

  test('rejects a sold-out dish', async () => {
    await expect(add({ item_id: 'soup', variation: [] })).rejects.toMatchObject({
      status: 422,
      code: 'ITEM_UNAVAILABLE',
      data: { lines: [{ line_id: null, dish_id: 'soup', reason: 'SOLD_OUT' }] },
    });
  });

  test('rejects more portions than are left', async () => {
    const sdk = restaurant.sdk;
    await sdk.cartCreate({ body: crab({ qty: 5 }) });
    await expect(sdk.cartCreate({ body: crab() })).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      data: { lines: [{ dish_id: 'crab', reason: 'SOLD_OUT' }] },
    });
    expect(await load()).toMatchObject({ total_qty: 5 });
  });

  test.each(['durian', 'nothing'])(
    'returns 404 for %s, which the branch does not sell',
    async (item_id) => {
      await expect(add({ item_id, variation: [] })).rejects.toMatchObject({ status: 404 });
    },
  );

  test('returns 404 for an unknown branch', async () => {
    await expect(add({ branch_id: 'nowhere' })).rejects.toMatchObject({ status: 404 });
  });

  test('returns 409 for an item of another branch', async () => {
    await add();
    await expect(add({ branch_id: KLANG, item_id: 'tea', variation: [] })).rejects.toMatchObject({
      status: 409,
      code: 'CART_BRANCH_MISMATCH',
      data: { branch_id: 'ss2', branch_name: 'ss2', delivery_method: 'pickup' },
    });
    expect(await load()).toMatchObject({ branch_id: 'ss2', total_qty: 2 });
  });

  test('returns PRICE_CHANGED when the client shows another price for a choice', async () => {
    const variation = [{ ...LARGE, additional_price: cents(300) }];
    await expect(add({ variation })).rejects.toMatchObject({ status: 422, code: 'PRICE_CHANGED' });
    const right = [{ ...LARGE, additional_price: cents(400) }];
    expect(await add({ variation: right })).toMatchObject({ total_qty: 2 });
  });

  test('rejects a hundredth piece of a line', async () => {
    await add({ qty: 99 });
    await expect(add({ qty: 1 })).rejects.toMatchObject({
      status: 422,
      code: 'CART_LIMIT_EXCEEDED',
    });
  });

  test('rejects a 101st line, while existing lines can still grow', async () => {
    await add({ qty: 1 });
    await restaurant.db.execute(sql`
      insert into cart_lines (company_id, id, cart_id, dish_id, selection, selection_key, qty,
        created_at, updated_at)
      select company_id, 'line-' || n, cart_id, 'tea', '[]', encode(sha256(n::text::bytea), 'hex'),
        1, created_at, updated_at
      from cart_lines, generate_series(2, 100) as n`);
    await expect(add({ item_id: 'tea', variation: [], qty: 1 })).rejects.toMatchObject({
      status: 422,
      code: 'CART_LIMIT_EXCEEDED',
    });
    expect(await add({ qty: 1 })).toMatchObject({ total_qty: 101 });
  });
});

describe('request without a branch for an empty cart', () => {
  const addUnbound = (item_id: string) => {
    const { branch_id: _, ...body } = addition({ item_id, variation: [], qty: 1 });
    return restaurant.sdk.cartCreate({ body });
  };

  test('binds the cart to the company’s first branch that sells the item', async () => {
    expect(await addUnbound('tea')).toMatchObject({ branch_id: KLANG });
    await restaurant.sdk.cartRemoveAll({ body: as(GUEST) });
    expect(await addUnbound('crab')).toMatchObject({ branch_id: SS2 });
  });

  test('binds the cart to the branch of the last order if it sells the item', async () => {
    await placeOrder(restaurant);
    await restaurant.sdk.cartRemoveAll({ body: as(GUEST) });
    expect(await addUnbound('tea')).toMatchObject({ branch_id: SS2 });
    await restaurant.sdk.cartRemoveAll({ body: as(GUEST) });
    expect(await addUnbound('durian')).toMatchObject({ branch_id: KLANG });
  });

  test('returns the reason when no branch sells the item', async () => {
    await expect(addUnbound('nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await load()).toMatchObject({ branch_id: null, total_qty: 0 });
  });
});
