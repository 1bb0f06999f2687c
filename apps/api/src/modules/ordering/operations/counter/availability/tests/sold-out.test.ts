import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Transaction } from '../../../../../../platform/db/db.ts';
import { sql } from '../../../../../../platform/db/sql.ts';
import {
  type AvailabilityTablet,
  openAvailabilityTablet,
} from '../../../../../../testing/availability.ts';
import {
  addition,
  checkout,
  checkoutOf,
  crab,
  familySet,
  LARGE,
  lunchDeal,
  order,
  REGULAR,
} from '../../../../../../testing/ordering.ts';
import { codeFrom } from '../../../../../../testing/refunds.ts';
import {
  as,
  at,
  GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let tablet: AvailabilityTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openAvailabilityTablet(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const DISH = { kind: 'dish', id: 'claypot' } as const;
const LARGE_SIZE = { kind: 'variation', id: 'large' } as const;
const REGULAR_SIZE = { kind: 'variation', id: 'regular' } as const;
const FAMILY = { kind: 'package', id: 'family' } as const;
const LUNCH = { kind: 'hot_deal', id: 'lunch' } as const;
const HOT = { kind: 'hot_deal_variation', id: 'hot' } as const;

async function dishStatus(id = 'claypot', branch_id = SS2): Promise<string | undefined> {
  const list = await restaurant.sdk.dishList({ path: { branch_id, category_id: 'all' }, body: {} });
  return list.find((dish) => dish.id === id)?.stock_status;
}

async function packageStatus(id: string): Promise<string | undefined> {
  const path = { companyId: 'demo', branch_id: SS2 };
  const list = await restaurant.sdk.packageList({ path, body: {} });
  return list.find((item) => item.id === id)?.stock_status;
}

async function cartReasons() {
  const { lines } = await restaurant.sdk.cartLoad({ body: as(GUEST) });
  return lines.map(({ unavailable_reason: reason }) => reason);
}

describe('a mark as sold out', () => {
  test.each([
    ['tomorrow', null, at('2026-11-22T04:00')],
    ['time', '2026-11-21T18:00:00+08:00', at('2026-11-21T18:00')],
  ] as const)('%s ends by itself at its time, also in a filled cache', async (mark, until, end) => {
    await dishStatus();
    await tablet.mark(DISH, mark, until);
    expect(await dishStatus()).toBe('Sold Out');
    restaurant.clock.set(end.subtract({ milliseconds: 1 }));
    expect(await dishStatus()).toBe('Sold Out');
    restaurant.clock.set(end);
    expect(await dishStatus()).toBe('In Stock');
    // Clients ask with the server's time, but two servers may differ by a moment.
    restaurant.clock.set(end.subtract({ milliseconds: 1 }));
    expect(await dishStatus()).toBe('Sold Out');
  });

  test('until further notice ends when staff end it', async () => {
    await tablet.mark(DISH, 'notice');
    restaurant.clock.set(at('2026-12-24T12:00'));
    expect(await dishStatus()).toBe('Sold Out');
    await tablet.signIn('aina');
    await tablet.mark(DISH, 'available');
    expect(await dishStatus()).toBe('In Stock');
  });

  test('after midnight until tomorrow ends with the present business day', async () => {
    restaurant.clock.set(at('2026-11-22T01:30'));
    await tablet.signIn('aina');
    const { tomorrow, items } = await tablet.mark(DISH, 'tomorrow');
    expect(tomorrow).toBe('2026-11-22T04:00:00+08:00');
    expect(items.find(({ id }) => id === 'claypot')?.sold_out).toEqual({ until: tomorrow });
  });

  test('belongs to one branch', async () => {
    await tablet.mark({ kind: 'dish', id: 'tea' }, 'notice');
    expect(await dishStatus('tea')).toBe('Sold Out');
    expect(await dishStatus('tea', KLANG)).toBe('In Stock');
  });

  test('of a dish makes choices, packages and deals with it unavailable', async () => {
    await tablet.mark(DISH, 'tomorrow');
    expect(await packageStatus('solo')).toBe('Sold Out');
    expect(await packageStatus('family')).toBe('In Stock');
    await tablet.mark({ kind: 'dish', id: 'crab' }, 'tomorrow');
    expect(await packageStatus('family')).toBe('Sold Out');
    expect(await packageStatus('lunch')).toBe('In Stock');
    await tablet.mark({ kind: 'dish', id: 'tea' }, 'tomorrow');
    expect(await packageStatus('lunch')).toBe('Sold Out');
  });

  test('of a package or a deal ends at its time', async () => {
    const end = '2026-11-21T13:00:00+08:00';
    await tablet.mark([FAMILY, LUNCH], 'time', end);
    expect([await packageStatus('family'), await packageStatus('lunch')]).toEqual([
      'Sold Out',
      'Sold Out',
    ]);
    expect(await packageStatus('solo')).toBe('In Stock');
    restaurant.clock.set(at('2026-11-21T13:00'));
    expect([await packageStatus('family'), await packageStatus('lunch')]).toEqual([
      'In Stock',
      'In Stock',
    ]);
  });

  test('of all choices of a required group makes the dish and its packages sold out', async () => {
    await tablet.mark(LARGE_SIZE, 'tomorrow');
    expect(await dishStatus()).toBe('In Stock');
    const path = { branch_id: SS2, dish_id: 'claypot' };
    const dish = await restaurant.sdk.dishDetail({ path, body: {} });
    const sizes = dish.dish_option.find(({ id }) => id === 'size')?.dish_option_variation;
    expect(sizes?.map(({ id, stock_status }) => [id, stock_status])).toEqual([
      ['large', 'Sold Out'],
      ['regular', 'In Stock'],
    ]);
    await tablet.mark(REGULAR_SIZE, 'tomorrow');
    expect(await dishStatus()).toBe('Sold Out');
    expect(await packageStatus('solo')).toBe('Sold Out');
    expect(await tablet.item('claypot')).toMatchObject({ sold_out: null, is_available: false });
    restaurant.clock.set(at('2026-11-22T04:00'));
    expect(await dishStatus()).toBe('In Stock');
  });

  test('of a choice in a deal is on the page of the deal', async () => {
    await tablet.mark(HOT, 'tomorrow');
    const path = { branch_id: SS2, hot_deal_id: 'lunch' };
    const deal = await restaurant.sdk.hotDealDetail({ path });
    const choices = deal.hot_deal_option[0]?.hot_deal_option_variation;
    expect(choices?.map(({ id, stock_status }) => [id, stock_status])).toEqual([
      ['hot', 'Sold Out'],
      ['mild', 'In Stock'],
    ]);
  });
});

describe('a cart', () => {
  test.each([
    ['dish', addition(), DISH, checkout()],
    ['choice', addition(), LARGE_SIZE, checkout()],
    ['package', familySet(), FAMILY, checkoutOf(5900)],
    ['choice in a package', familySet(), LARGE_SIZE, checkoutOf(5900)],
    ['deal', lunchDeal(), LUNCH, checkoutOf(2050)],
    ['choice of a deal', lunchDeal(), HOT, checkoutOf(2050)],
  ] as const)('with a sold out %s is marked, and its order is rejected', async (...row) => {
    const [, line, item, body] = row;
    await restaurant.sdk.cartCreate({ body: crab() });
    await restaurant.sdk.cartCreate({ body: line });
    expect(await cartReasons()).toEqual([null, null]);
    await tablet.mark(item, 'time', '2026-11-21T13:00:00+08:00');
    expect(await cartReasons()).toEqual([null, 'SOLD_OUT']);
    await expect(order(restaurant, body)).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      data: { lines: [{ reason: 'SOLD_OUT' }] },
    });
    restaurant.clock.set(at('2026-11-21T13:00'));
    expect(await cartReasons()).toEqual([null, null]);
  });

  test('takes no sold out choice', async () => {
    await tablet.mark(LARGE_SIZE, 'tomorrow');
    const add = (variation: typeof LARGE) =>
      restaurant.sdk.cartCreate({ body: addition({ variation: [variation] }) });
    await expect(add(LARGE)).rejects.toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    expect((await add(REGULAR)).lines).toHaveLength(1);
  });

  test.each([
    ['choice', addition(), LARGE_SIZE, checkout()],
    ['deal', lunchDeal(), LUNCH, checkoutOf(2050)],
    ['choice of a deal', lunchDeal(), HOT, checkoutOf(2050)],
    ['dish', addition(), DISH, checkout()],
  ] as const)('is rejected if a %s is sold out while the courier is asked', async (...row) => {
    const [, line, item, body] = row;
    await restaurant.sdk.cartCreate({ body: line });
    // The order reads its company, and with it the version of the menu, before the transaction.
    const transaction = restaurant.db.transaction.bind(restaurant.db);
    let isMarked = false;
    restaurant.db.transaction = async <Result>(work: (tx: Transaction) => Promise<Result>) => {
      if (!isMarked) {
        isMarked = true;
        await tablet.mark(item, 'tomorrow');
      }
      return transaction<Result>(work);
    };
    try {
      await expect(order(restaurant, body)).rejects.toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    } finally {
      restaurant.db.transaction = transaction;
    }
  });
});

describe('setSoldOut', () => {
  test('marks equal choices of several dishes in one press, and takes effect once', async () => {
    const headers = tablet.press();
    const items = [LARGE_SIZE, HOT];
    const body = { branch_id: SS2, items, mark: 'notice' as const, until: null };
    await tablet.sdk.setSoldOut({ headers, body });
    await tablet.mark(items, 'available');
    await tablet.sdk.setSoldOut({ headers, body });
    const groups = (await tablet.item('claypot'))?.groups ?? [];
    const large = groups.flatMap(({ choices }) => choices).find(({ id }) => id === 'large');
    expect(large).toMatchObject({ sold_out: null, is_available: true });
  });

  test.each([
    ['an end in the past', { mark: 'time', until: '2026-11-21T11:59:00+08:00' }],
    ['an end after 31 days', { mark: 'time', until: '2026-12-22T12:01:00+08:00' }],
    ['a time without an end', { mark: 'time', until: null }],
    ['an end without a time', { mark: 'notice', until: '2026-11-21T13:00:00+08:00' }],
  ] as const)('rejects %s', async (_, { mark, until }) => {
    expect(await codeFrom(tablet.mark(DISH, mark, until))).toBe('INVALID_REQUEST');
    expect(await dishStatus()).toBe('In Stock');
  });

  test('returns NOT_FOUND for an item that the branch does not offer, and marks none', async () => {
    const durian = { kind: 'dish', id: 'durian' } as const;
    expect(await codeFrom(tablet.mark([DISH, durian], 'notice'))).toBe('NOT_FOUND');
    expect(await codeFrom(tablet.mark({ kind: 'hot_deal', id: 'large' }, 'notice'))).toBe(
      'NOT_FOUND',
    );
    expect(await dishStatus()).toBe('In Stock');
  });

  test('records the state that each of several presses at the same moment replaced', async () => {
    const ends = ['13', '14', '15', '16', '17', '18'].map(
      (hour) => `2026-11-21T${hour}:00:00+08:00`,
    );
    await Promise.all(ends.map((until) => tablet.mark(LARGE_SIZE, 'time', until)));
    const events = await restaurant.db.query<{ changes: { field: string }[] }>(sql`
      select changes from staff_events where operation = 'setSoldOut' order by position`);
    const marks = events
      .flatMap(({ changes }) => changes)
      .filter(({ field }) => field === 'sold_out');
    expect(marks).toHaveLength(6);
    const states = marks as unknown as { before: string; after: string }[];
    expect(states.map(({ before }) => before)).toEqual([
      'available',
      ...states.slice(0, -1).map(({ after }) => after),
    ]);
  });
});

test('a rejected order with SOLD_OUT marks until tomorrow, but ends no longer mark', async () => {
  const mark = async () => (await tablet.item('claypot'))?.sold_out;
  const orders = [
    await tablet.paidOrder('a-key-of-the-first-order'),
    await tablet.paidOrder('a-key-of-the-second-order'),
  ];
  const [first, second] = orders.map(({ id }) => id);
  await tablet.signIn('mei');
  const reject = (id = '') =>
    tablet.reject(id, { from: 'PREPARING', reason: 'SOLD_OUT', sold_out_line_ids: [`${id}_0`] });
  await reject(first);
  expect(await mark()).toEqual({ until: '2026-11-22T04:00:00+08:00' });
  await tablet.mark(DISH, 'notice');
  await reject(second);
  expect(await mark()).toEqual({ until: null });
});
