import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { addition, checkoutOf, crab, LARGE, order, REGULAR } from '../../testing/ordering.ts';
import { as, GUEST, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { KLANG } from '../../testing/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const EGG = { dish_option_id: 'extras', dish_option_variation_id: 'egg' };
const SAUSAGE = { dish_option_id: 'extras', dish_option_variation_id: 'sausage' };
const CHOY = { dish_option_id: 'greens', dish_option_variation_id: 'choy' };
const EMPTY = {
  branch_id: null,
  branch_name: null,
  delivery_method: null,
  lines: [],
  total_qty: 0,
  total_price: 0,
};

const add = (changes: Parameters<typeof addition>[0] = {}) =>
  restaurant.sdk.cartCreate({ body: addition(changes) });
const load = () => restaurant.sdk.cartLoad({ body: as(GUEST) });

describe('putting in', () => {
  test('binds the cart and answers with all of it', async () => {
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
    expect(cart.lines[0]?.variation_list.map((chosen) => chosen.variation_name).sort()).toEqual([
      'egg',
      'large',
    ]);
    expect(await load()).toEqual(cart);
  });

  test('the same dish with the same choices, in whatever order, is one line', async () => {
    await add({ variation: [LARGE, EGG, SAUSAGE] });
    const cart = await add({ variation: [SAUSAGE, EGG, LARGE], qty: 3 });
    expect(cart.lines.map(({ qty }) => qty)).toEqual([5]);
  });

  test('other choices are another line', async () => {
    await add({ variation: [LARGE] });
    const cart = await add({ variation: [REGULAR] });
    expect(cart.lines).toHaveLength(2);
  });

  test('all at once loses nothing', async () => {
    await Promise.all(Array.from({ length: 30 }, () => add({ qty: 1 })));
    expect((await load()).lines.map(({ qty }) => qty)).toEqual([30]);
  });

  test('a second line needs no branch', async () => {
    await add();
    const { branch_id: _, delivery_method: __, ...unbound } = crab();
    const cart = await restaurant.sdk.cartCreate({ body: unbound });
    expect(cart).toMatchObject({ branch_id: 'ss2', total_qty: 3 });
  });

  test('a discounted dish costs its discounted price', async () => {
    const cart = await add({ item_id: 'tea', variation: [], qty: 1 });
    expect(cart).toMatchObject({
      total_price: 300,
      lines: [{ dish: { price_after_discount: 300 } }],
    });
  });
});

describe('is not put in', () => {
  test('without a required choice, and the group is named', async () => {
    await expect(add({ variation: [EGG] })).rejects.toMatchObject({
      status: 422,
      code: 'SELECT_ALL_REQUIRED_VARIATION',
      data: {
        groups: [{ dish_option_id: 'size', option_name: 'size', min_qty: 1, selected_qty: 0 }],
      },
    });
    expect(await load()).toEqual(EMPTY);
  });

  test('with fewer choices than the group wants once it counts', async () => {
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
  ])('%s', async (_, variation, path) => {
    await expect(add({ variation })).rejects.toMatchObject({ status: 400, data: { path } });
  });

  test('a sold-out dish', async () => {
    await expect(add({ item_id: 'soup', variation: [] })).rejects.toMatchObject({
      status: 422,
      code: 'ITEM_UNAVAILABLE',
      data: { lines: [{ line_id: null, dish_id: 'soup', reason: 'SOLD_OUT' }] },
    });
  });

  test('more than there is', async () => {
    const sdk = restaurant.sdk;
    await sdk.cartCreate({ body: crab({ qty: 5 }) });
    await expect(sdk.cartCreate({ body: crab() })).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      data: { lines: [{ dish_id: 'crab', reason: 'SOLD_OUT' }] },
    });
    expect(await load()).toMatchObject({ total_qty: 5 });
  });

  test.each(['durian', 'nothing'])('%s, which the branch does not have', async (item_id) => {
    await expect(add({ item_id, variation: [] })).rejects.toMatchObject({ status: 404 });
  });

  test('anything from a branch that is not there, or from none', async () => {
    await expect(add({ branch_id: 'nowhere' })).rejects.toMatchObject({ status: 404 });
    const { branch_id: _, ...unbound } = addition();
    await expect(restaurant.sdk.cartCreate({ body: unbound })).rejects.toMatchObject({
      status: 400,
      data: { path: 'body.branch_id' },
    });
  });

  test.each([
    { branch_id: KLANG, item_id: 'tea', variation: [] },
    { delivery_method: 'delivery' } as const,
  ])('anything for another branch or method: %o', async (other) => {
    await add();
    await expect(add(other)).rejects.toMatchObject({
      status: 409,
      code: 'CART_BRANCH_MISMATCH',
      data: { branch_id: 'ss2', branch_name: 'ss2', delivery_method: 'pickup' },
    });
    expect(await load()).toMatchObject({ branch_id: 'ss2', total_qty: 2 });
  });

  test('a choice whose price the customer was told wrongly', async () => {
    const variation = [{ ...LARGE, additional_price: cents(300) }];
    await expect(add({ variation })).rejects.toMatchObject({ status: 422, code: 'PRICE_CHANGED' });
    const right = [{ ...LARGE, additional_price: cents(400) }];
    expect(await add({ variation: right })).toMatchObject({ total_qty: 2 });
  });

  test('a hundredth piece of a line', async () => {
    await add({ qty: 99 });
    await expect(add({ qty: 1 })).rejects.toMatchObject({
      status: 422,
      code: 'CART_LIMIT_EXCEEDED',
    });
  });
});

describe('changing', () => {
  async function firstLine(): Promise<{ path: { id: string } }> {
    const [line] = (await load()).lines;
    return { path: { id: line?.id ?? '' } };
  }

  test('sets the quantity', async () => {
    await add();
    const line = await firstLine();
    const cart = await restaurant.sdk.cartUpdate({ ...line, body: { ...as(GUEST), qty: 7 } });
    expect(cart).toMatchObject({ total_qty: 7, total_price: 16_030 });
  });

  test('cannot set more than there is, and may always go down', async () => {
    await restaurant.sdk.cartCreate({ body: crab({ qty: 4 }) });
    const line = await firstLine();
    const set = (qty: number) =>
      restaurant.sdk.cartUpdate({ ...line, body: { ...as(GUEST), qty } });
    await expect(set(6)).rejects.toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    await restaurant.db.execute(
      sql`update branch_dishes set portions_left = 1 where dish_id = 'crab'`,
    );
    expect(await set(3)).toMatchObject({ lines: [{ qty: 3, unavailable_reason: 'SOLD_OUT' }] });
    expect(await set(1)).toMatchObject({ lines: [{ qty: 1, unavailable_reason: null }] });
  });

  test('removes a line once, and the last one frees the cart', async () => {
    await add();
    const line = { ...(await firstLine()), body: as(GUEST) };
    expect(await restaurant.sdk.cartDelete(line)).toEqual(EMPTY);
    await expect(restaurant.sdk.cartDelete(line)).rejects.toMatchObject({ status: 404 });
    const elsewhere = await add({ branch_id: KLANG, item_id: 'tea', variation: [] });
    expect(elsewhere.branch_id).toBe(KLANG);
  });

  test('removes everything, also nothing', async () => {
    expect(await restaurant.sdk.cartRemoveAll({ body: as(GUEST) })).toEqual(EMPTY);
    await add();
    expect(await restaurant.sdk.cartRemoveAll({ body: as(GUEST) })).toEqual(EMPTY);
    expect(await load()).toEqual(EMPTY);
  });
});

describe('the total', () => {
  test('of nothing is nothing', async () => {
    const total = await restaurant.sdk.cartCalculateTotal({ body: as(GUEST) });
    expect(total).toMatchObject({
      total_qty: 0,
      subtotal: 0,
      final_total_amount: 0,
      tax_amount: 0,
    });
  });

  test('leaves out what cannot be ordered, which the cart still shows', async () => {
    await add();
    await add({ item_id: 'tea', variation: [] });
    await restaurant.db.execute(sql`update dishes set retired = true where id = 'tea'`);
    const cart = await load();
    expect(cart.lines.map((line) => line.unavailable_reason)).toEqual([null, 'NOT_FOUND']);
    expect(cart).toMatchObject({ total_qty: 4, total_price: 4580 });
    const total = await restaurant.sdk.cartCalculateTotal({ body: as(GUEST) });
    expect(total).toMatchObject({ total_qty: 2, total_price: 4580, tax_amount: 259 });
  });

  test('keeps the portions that wait for the customer’s own payment', async () => {
    await restaurant.sdk.cartCreate({ body: crab({ qty: 5 }) });
    await order(restaurant, checkoutOf(22_500));
    expect(await load()).toMatchObject({ lines: [{ qty: 5, unavailable_reason: null }] });
  });
});
