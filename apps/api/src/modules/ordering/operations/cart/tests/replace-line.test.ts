import type { CartCreateRequest } from '@claypot/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addition, crab, familySet, LARGE, REGULAR } from '../../../../../testing/ordering.ts';
import {
  as,
  type Changes,
  GUEST,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const EGG = { dish_option_id: 'extras', dish_option_variation_id: 'egg' };
const add = (changes: Changes<CartCreateRequest> = {}) =>
  restaurant.sdk.cartCreate({ body: addition(changes) });
const load = () => restaurant.sdk.cartLoad({ body: as(GUEST) });

async function first(): Promise<string> {
  const [line] = (await load()).lines;
  if (line === undefined) throw new Error('The cart is empty');
  return line.id;
}

describe('replacing a line', () => {
  test('keeps the line’s id and position', async () => {
    await add();
    await restaurant.sdk.cartCreate({ body: crab() });
    const replaces = await first();
    const cart = await add({ replaces, variation: [REGULAR, EGG], qty: 3 });
    expect(cart.lines.map(({ id, qty }) => [id, qty])).toEqual([
      [replaces, 3],
      [cart.lines[1]?.id, 1],
    ]);
    const [line] = cart.lines;
    expect(line?.variation_list.map(({ variation_name }) => variation_name)).toEqual([
      'egg',
      'regular',
    ]);
    expect(await load()).toEqual(cart);
  });

  test('merges an equal line into it', async () => {
    await add({ variation: [LARGE], qty: 2 });
    await add({ variation: [REGULAR], qty: 4 });
    const replaces = await first();
    const cart = await add({ replaces, variation: [REGULAR], qty: 1 });
    expect(cart.lines.map(({ id, qty }) => [id, qty])).toEqual([[replaces, 5]]);
  });

  test('accepts another package', async () => {
    await restaurant.sdk.cartCreate({ body: familySet() });
    const replaces = await first();
    const cart = await restaurant.sdk.cartCreate({ body: familySet({ replaces, qty: 2 }) });
    expect(cart.lines.map(({ id, qty }) => [id, qty])).toEqual([[replaces, 2]]);
  });

  test('returns 404 when the line does not exist or belongs to another owner', async () => {
    await add();
    const before = await load();
    await expect(add({ replaces: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const line = await first();
    const stranger = { ...as(OTHER_GUEST), replaces: line };
    await expect(add(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await load()).toEqual(before);
  });

  test('changes nothing when the new item is rejected', async () => {
    await add();
    await restaurant.sdk.cartCreate({ body: crab() });
    const before = await load();
    const line = before.lines[1]?.id ?? '';
    const tooMany = restaurant.sdk.cartCreate({ body: crab({ replaces: line, qty: 6 }) });
    await expect(tooMany).rejects.toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    const missing = add({ replaces: line, variation: [] });
    await expect(missing).rejects.toMatchObject({ code: 'SELECT_ALL_REQUIRED_VARIATION' });
    expect(await load()).toEqual(before);
  });

  test('rejects a merge that exceeds the maximum, and keeps both lines', async () => {
    await add({ variation: [LARGE], qty: 60 });
    await add({ variation: [REGULAR], qty: 60 });
    const before = await load();
    const tooMany = add({ replaces: await first(), variation: [REGULAR], qty: 60 });
    await expect(tooMany).rejects.toMatchObject({ code: 'CART_LIMIT_EXCEEDED' });
    expect(await load()).toEqual(before);
  });
});

test('keeps lines unique and the number of pieces correct for any changes', async () => {
  const sizes = [LARGE, REGULAR];
  const step = fc.record({
    line: fc.nat(5),
    size: fc.nat(1),
    egg: fc.boolean(),
    qty: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await restaurant.sdk.cartRemoveAll({ body: as(GUEST) });
      const choices = ({ egg, size }: { egg: boolean; size: number }) => [
        sizes[size] ?? LARGE,
        ...(egg ? [EGG] : []),
      ];
      for (const egg of [false, true])
        for (const size of [0, 1]) {
          await add({ variation: choices({ egg, size }), qty: 2 });
        }
      let order = (await load()).lines.map(({ id }) => id);
      for (const target of steps) {
        const before = await load();
        const line = before.lines[target.line % before.lines.length];
        const cart = await add({
          replaces: line?.id ?? '',
          variation: choices(target),
          qty: target.qty,
        });
        expect(cart.total_qty).toBe(before.total_qty - (line?.qty ?? 0) + target.qty);
        const names = cart.lines.map(({ variation_list }) =>
          variation_list.map(({ variation_name }) => variation_name).join(),
        );
        expect(new Set(names).size).toBe(names.length);
        const left = cart.lines.map(({ id }) => id);
        expect(left).toContain(line?.id);
        expect(left).toEqual(order.filter((id) => left.includes(id)));
        order = left;
      }
    }),
    { numRuns: 15, seed: 17 },
  );
}, 60_000);
