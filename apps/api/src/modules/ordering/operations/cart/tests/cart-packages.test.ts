import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { addition, crab, familySet, lunchDeal } from '../../../../../testing/ordering.ts';
import { as, GUEST, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { KLANG } from '../../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const add = (body: Parameters<typeof restaurant.sdk.cartCreate>[0]['body']) =>
  restaurant.sdk.cartCreate({ body });
const load = () => restaurant.sdk.cartLoad({ body: as(GUEST) });

const POT = { dish_option_id: 'pot', dish_option_variation_id: 'family-claypot' };
const CRAB = { dish_option_id: 'pot', dish_option_variation_id: 'family-crab' };
const LARGE_POT = { ...POT, dish_variation_id: 'size', dish_variation_option_id: 'large' };
const SOLO = { dish_option_id: 'lunch', dish_option_variation_id: 'solo' };
const SOLO_SIZE = {
  dish_option_id: 'solo-claypot',
  dish_option_variation_id: 'claypot',
  dish_variation_id: 'size',
  dish_variation_option_id: 'large',
};

describe('package in the cart', () => {
  test('costs its discounted price plus choices, and lists its dishes', async () => {
    const cart = await add(familySet({ qty: 2 }));
    expect(cart).toMatchObject({
      total_price: 11800,
      lines: [
        {
          price: 5900,
          line_total: 11800,
          point: 62,
          dish: null,
          package: { id: 'family', package_name: 'family', price: 6000 },
          hot_deal: null,
          unavailable_reason: null,
        },
      ],
    });
    expect(
      cart.lines[0]?.variation_list.map((entry) => [
        entry.option_name,
        entry.variation_name,
        entry.dish_name,
        entry.qty,
      ]),
    ).toEqual([
      ['pot', 'claypot', null, 1],
      ['size', 'large', 'claypot', 1],
      [null, 'tea', null, 3],
    ]);
    expect(await load()).toEqual(cart);
  });

  test('costs the deal’s price plus options in a hot deal', async () => {
    const cart = await add(lunchDeal());
    expect(cart.lines).toMatchObject([
      {
        price: 2050,
        package: { id: 'solo', price: 2500, price_after_discount: 2000 },
        hot_deal: { id: 'lunch', name: 'lunch' },
      },
    ]);
    expect(cart.lines[0]?.variation_list.at(-1)).toMatchObject({
      option_name: 'spice',
      variation_name: 'hot',
      additional_price: 50,
    });
  });

  test('shares a line for the same choices in any order, but not with a deal', async () => {
    await add(familySet());
    const same = await add(familySet({ variation: [LARGE_POT, POT] }));
    expect(same.lines.map(({ qty }) => qty)).toEqual([2]);
    const other = await add(familySet({ variation: [CRAB] }));
    expect(other.lines.map(({ qty }) => qty)).toEqual([2, 1]);
    await add(addition({ item_id: 'solo', type: 'package', qty: 1, variation: [SOLO_SIZE] }));
    const { lines } = await add(lunchDeal({ variation: [SOLO, SOLO_SIZE] }));
    expect(lines.map(({ hot_deal }) => hot_deal?.id ?? null)).toEqual([null, null, null, 'lunch']);
  });
});

describe('addition with a missing choice', () => {
  test.each([
    ['a required option', familySet({ variation: [] }), [{ dish_option_id: 'pot' }]],
    [
      'a variation of the dish chosen',
      familySet({ variation: [POT] }),
      [{ dish_option_id: 'size', option_name: 'size', dish_name: 'claypot', selected_qty: 0 }],
    ],
    [
      'a variation of a side dish',
      addition({ item_id: 'solo', type: 'package', qty: 1, variation: [] }),
      [{ dish_option_id: 'size', dish_name: 'claypot' }],
    ],
    ['the package of a deal', lunchDeal({ variation: [] }), [{ dish_option_id: 'lunch' }]],
    [
      'a variation in the package of a deal',
      lunchDeal({ variation: [SOLO] }),
      [{ dish_option_id: 'size', dish_name: 'claypot' }],
    ],
  ])('rejects %s', async (_, body, groups) => {
    await expect(add(body)).rejects.toMatchObject({
      status: 422,
      code: 'SELECT_ALL_REQUIRED_VARIATION',
      data: { groups },
    });
    expect((await load()).lines).toEqual([]);
  });

  test('rejects a missing required option of a deal', async () => {
    await restaurant.db.execute(sql`update hot_deal_options set is_required = true`);
    await expect(add(lunchDeal({ variation: [SOLO, SOLO_SIZE] }))).rejects.toMatchObject({
      data: { groups: [{ dish_option_id: 'spice', min_qty: 1 }] },
    });
  });

  test('requires no variations of a dish that was not chosen', async () => {
    expect((await add(familySet({ variation: [CRAB] }))).lines).toMatchObject([{ price: 5500 }]);
  });
});

describe('rejected addition', () => {
  test.each([
    ['two of a choice of one', [POT, LARGE_POT, CRAB], 'body.variation'],
    [
      'a dish that is not in it',
      [{ dish_option_id: 'pot', dish_option_variation_id: 'solo-tea' }],
      'body.variation.0.dish_option_variation_id',
    ],
    [
      'a variation of a dish that was not chosen',
      [CRAB, LARGE_POT],
      'body.variation.1.dish_option_variation_id',
    ],
    [
      'a group the package does not ask about',
      [POT, LARGE_POT, { ...POT, dish_variation_id: 'extras', dish_variation_option_id: 'egg' }],
      'body.variation.2.dish_option_variation_id',
    ],
  ])('rejects %s', async (_, variation, path) => {
    await expect(add(familySet({ variation }))).rejects.toMatchObject({
      status: 400,
      data: { path },
    });
  });

  test.each([
    familySet({ item_id: 'nothing' }),
    familySet({ item_id: 'treat', variation: [] }),
    familySet({ branch_id: KLANG }),
    lunchDeal({ item_id: 'nothing' }),
    lunchDeal({ branch_id: KLANG }),
  ])('returns 404 for $item_id, which $branch_id does not sell', async (body) => {
    await expect(add(body)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('rejects a package with a sold-out dish', async () => {
    const soup = { dish_option_id: 'pot', dish_option_variation_id: 'family-soup' };
    await expect(add(familySet({ variation: [soup] }))).rejects.toMatchObject({
      status: 422,
      code: 'ITEM_UNAVAILABLE',
      data: { lines: [{ dish_id: 'family', name: 'family', reason: 'SOLD_OUT' }] },
    });
  });

  test('rejects more portions than are left, counted over all lines', async () => {
    await add(crab({ qty: 4 }));
    await add(familySet({ variation: [CRAB] }));
    await expect(add(familySet({ variation: [CRAB] }))).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
    });
    expect(await load()).toMatchObject({ total_qty: 5 });
  });

  test('returns PRICE_CHANGED when the client shows another price for a choice', async () => {
    const wrong = [POT, { ...LARGE_POT, additional_price: cents(300) }];
    await expect(add(familySet({ variation: wrong }))).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    });
    const right = [POT, { ...LARGE_POT, additional_price: cents(400) }];
    expect(await add(familySet({ variation: right }))).toMatchObject({ total_price: 5900 });
  });
});

describe('option with several choices', () => {
  const twoPots = [{ ...POT, qty: 2 }, LARGE_POT];
  beforeEach(async () => {
    await restaurant.db.execute(
      sql`update package_options set min_qty = 2, max_qty = 2 where id = 'pot'`,
    );
  });

  test('accepts the same dish twice and charges its choices for each', async () => {
    const once = 5900;
    const cart = await add(familySet({ variation: twoPots }));
    const [line] = cart.lines;
    const [pot, size] = line?.variation_list ?? [];
    expect(pot).toMatchObject({ variation_name: 'claypot', qty: 2, chosen_qty: 2 });
    expect(line?.price).toBe(once + (size?.additional_price ?? 0));
    expect(await load()).toEqual(cart);
  });

  test('creates different lines for two of one dish and one of each', async () => {
    await add(familySet({ variation: twoPots }));
    await add(familySet({ variation: [POT, CRAB, LARGE_POT] }));
    const cart = await add(familySet({ variation: twoPots }));
    expect(cart.lines.map(({ qty }) => qty)).toEqual([2, 1]);
  });

  test('counts the portions of each choice', async () => {
    const crabs = (qty: number) => familySet({ variation: [{ ...CRAB, qty: 2 }], qty });
    await expect(add(crabs(3))).rejects.toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    expect((await add(crabs(2))).total_qty).toBe(2);
  });

  test('rejects too few, too many and repeated single choices', async () => {
    const few = add(familySet({ variation: [POT, LARGE_POT] }));
    await expect(few).rejects.toMatchObject({ code: 'SELECT_ALL_REQUIRED_VARIATION' });
    const many = add(familySet({ variation: [{ ...POT, qty: 3 }, LARGE_POT] }));
    await expect(many).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    const size = add(
      familySet({
        variation: [
          { ...POT, qty: 2 },
          { ...LARGE_POT, qty: 2 },
        ],
      }),
    );
    await expect(size).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });
});
