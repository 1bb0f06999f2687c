import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { addition, checkoutOf, crab, order } from '../../../../../testing/ordering.ts';
import {
  as,
  GUEST,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../../../testing/restaurant.ts';
import { KLANG } from '../../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

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

describe('addition with a reference', () => {
  const FIRST = '00000000-0000-4000-8000-000000000001';
  const reference = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

  test('is applied once when sent twice, in sequence or concurrently', async () => {
    const once = await add({ qty: 2, reference: FIRST });
    expect(await add({ qty: 2, reference: FIRST })).toEqual(once);
    await Promise.all([1, 2, 3].map(() => add({ qty: 1, reference: reference(2) })));
    expect((await load()).total_qty).toBe(3);
  });

  test('is applied when it is sent again after a rejection', async () => {
    const tooMany = { qty: 99, reference: FIRST };
    await add();
    await expect(add(tooMany)).rejects.toMatchObject({ code: 'CART_LIMIT_EXCEEDED' });
    await restaurant.sdk.cartRemoveAll({ body: as(GUEST) });
    expect((await add(tooMany)).total_qty).toBe(99);
  });

  test('stays removed from the cart when it is sent again', async () => {
    await add({ reference: FIRST });
    await restaurant.sdk.cartRemoveAll({ body: as(GUEST) });
    expect(await add({ reference: FIRST })).toEqual(EMPTY);
  });

  test('is applied again after twenty newer references', async () => {
    for (let n = 1; n <= 20; n += 1) await add({ qty: 1, reference: reference(n) });
    expect((await add({ qty: 1, reference: FIRST })).total_qty).toBe(20);
    await add({ qty: 1, reference: reference(21) });
    expect((await add({ qty: 1, reference: FIRST })).total_qty).toBe(22);
  });

  test('is applied separately in another cart', async () => {
    await add({ reference: FIRST });
    const other = await add({ ...as(OTHER_GUEST), reference: FIRST });
    expect(other.total_qty).toBeGreaterThan(0);
  });
});

describe('addition before another line', () => {
  const items = async () => (await load()).lines.map(({ dish }) => dish?.id);

  async function fill() {
    await add({ item_id: 'tea', variation: [] });
    await add();
    const { lines } = await restaurant.sdk.cartCreate({ body: crab() });
    return lines.map(({ id }) => id);
  }

  test('puts a restored line in its place', async () => {
    const [first = '', second = ''] = await fill();
    await restaurant.sdk.cartDelete({ path: { id: first }, body: as(GUEST) });
    await add({ item_id: 'tea', variation: [], before: second });
    expect(await items()).toEqual(['tea', 'claypot', 'crab']);
    await restaurant.sdk.cartDelete({ path: { id: second }, body: as(GUEST) });
    const last = (await load()).lines.at(-1)?.id ?? '';
    await add({ before: last });
    expect(await items()).toEqual(['tea', 'claypot', 'crab']);
  });

  test('is the last line if the cart does not have the other one', async () => {
    const [first = ''] = await fill();
    await restaurant.sdk.cartDelete({ path: { id: first }, body: as(GUEST) });
    await add({ item_id: 'tea', variation: [], before: 'gone' });
    expect(await items()).toEqual(['claypot', 'crab', 'tea']);
  });

  test('does not move an equal line that it increases', async () => {
    const [first = ''] = await fill();
    await restaurant.sdk.cartCreate({ body: crab({ before: first }) });
    await add({ before: first });
    expect(await items()).toEqual(['tea', 'claypot', 'crab']);
  });
});

describe('cart changes', () => {
  async function firstLine(): Promise<{ path: { id: string } }> {
    const [line] = (await load()).lines;
    return { path: { id: line?.id ?? '' } };
  }

  test('set the quantity of a line', async () => {
    await add();
    const line = await firstLine();
    const cart = await restaurant.sdk.cartUpdate({ ...line, body: { ...as(GUEST), qty: 7 } });
    expect(cart).toMatchObject({ total_qty: 7, total_price: 16_030 });
  });

  test('reject more than is left, and always allow a lower quantity', async () => {
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

  test('remove a line once, and unbind the cart with the last line', async () => {
    await add();
    const line = { ...(await firstLine()), body: as(GUEST) };
    expect(await restaurant.sdk.cartDelete(line)).toEqual(EMPTY);
    await expect(restaurant.sdk.cartDelete(line)).rejects.toMatchObject({ status: 404 });
    const elsewhere = await add({ branch_id: KLANG, item_id: 'tea', variation: [] });
    expect(elsewhere.branch_id).toBe(KLANG);
  });

  test('remove all lines, even from an empty cart', async () => {
    expect(await restaurant.sdk.cartRemoveAll({ body: as(GUEST) })).toEqual(EMPTY);
    await add();
    expect(await restaurant.sdk.cartRemoveAll({ body: as(GUEST) })).toEqual(EMPTY);
    expect(await load()).toEqual(EMPTY);
  });
});

describe('cartChangeBranch', () => {
  const move = (branch_id: string, delivery_method: 'pickup' | 'delivery' = 'pickup') =>
    restaurant.sdk.cartChangeBranch({ body: { ...as(GUEST), branch_id, delivery_method } });

  test('keeps all lines and marks those that are not available there', async () => {
    const { lines } = await add();
    const moved = await move(KLANG, 'delivery');
    expect(moved).toMatchObject({ branch_id: KLANG, delivery_method: 'delivery' });
    expect(moved.lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
    expect(moved.lines.map(({ unavailable_reason }) => unavailable_reason)).not.toEqual([null]);
    expect(await move(KLANG, 'delivery')).toEqual(moved);
    expect(await load()).toEqual(moved);
  });

  test('does not bind an empty cart, and returns 404 for an unknown branch', async () => {
    expect(await move(KLANG)).toEqual(EMPTY);
    await add();
    const before = await load();
    await expect(move('nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await load()).toEqual(before);
  });
});

describe('cartCalculateTotal', () => {
  test('returns zero for an empty cart', async () => {
    const total = await restaurant.sdk.cartCalculateTotal({ body: as(GUEST) });
    expect(total).toMatchObject({
      total_qty: 0,
      subtotal: 0,
      final_total_amount: 0,
      tax_amount: 0,
    });
  });

  test('excludes unavailable lines, which the cart still shows', async () => {
    await add();
    await add({ item_id: 'tea', variation: [] });
    await restaurant.db.execute(sql`update dishes set retired = true where id = 'tea'`);
    const cart = await load();
    expect(cart.lines.map((line) => line.unavailable_reason)).toEqual([null, 'NOT_FOUND']);
    expect(cart).toMatchObject({ total_qty: 4, total_price: 4580 });
    const total = await restaurant.sdk.cartCalculateTotal({ body: as(GUEST) });
    expect(total).toMatchObject({ total_qty: 2, total_price: 4580, tax_amount: 259 });
  });

  test('counts portions of the customer’s own unpaid order as available', async () => {
    await restaurant.sdk.cartCreate({ body: crab({ qty: 5 }) });
    await order(restaurant, checkoutOf(22_500));
    expect(await load()).toMatchObject({ lines: [{ qty: 5, unavailable_reason: null }] });
  });
});
