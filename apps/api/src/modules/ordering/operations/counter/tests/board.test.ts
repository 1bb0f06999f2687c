import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { type CounterTablet, openCounterTablet } from '../../../../../testing/counter-tablet.ts';
import { decide, placeOrder } from '../../../../../testing/ordering.ts';
import { codeFrom } from '../../../../../testing/refunds.ts';
import { openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let tablet: CounterTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openCounterTablet(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

describe('board', () => {
  test('shows no unpaid order', async () => {
    const placed = await placeOrder(restaurant);
    expect((await tablet.board()).orders).toEqual([]);
    expect(await codeFrom(tablet.sdk.ticket({ path: { id: placed.id } }))).toBe('NOT_FOUND');
    await decide(restaurant, placed, 'approved');
    expect((await tablet.board()).orders.map(({ id }) => id)).toEqual([placed.id]);
  });

  test('has the customer’s data for a person only', async () => {
    await tablet.paidOrder();
    const [card] = (await tablet.board()).orders;
    expect(card).toMatchObject({
      status: 'PREPARING',
      method: 'pickup',
      qty: 2,
      refund_status: null,
    });
    expect(card?.customer_name).not.toBeNull();
    expect(card?.ready_by).toBe('2026-11-21T12:35:00+08:00');
    await tablet.sdk.signOut({});
    const [locked] = (await tablet.board()).orders;
    expect(locked).toMatchObject({
      number: card?.number,
      customer_name: null,
      customer_phone: null,
    });
  });

  test('shows an automatically accepted order as new until a person opens or moves it', async () => {
    const placed = await tablet.paidOrder();
    const isAcknowledged = async () => (await tablet.board()).orders[0]?.is_acknowledged;
    expect(await isAcknowledged()).toBe(false);
    await tablet.step(placed.id, { step: 'ready', from: 'PREPARING' });
    await tablet.step(placed.id, { step: 'recall', from: 'READY' });
    expect(await isAcknowledged()).toBe(true);
  });

  test('is not found for another branch', async () => {
    expect(await codeFrom(tablet.sdk.board({ body: { branch_id: KLANG } }))).toBe('NOT_FOUND');
  });
});

test('acknowledgeOrder is recorded once', async () => {
  await tablet.acceptByHand();
  const { id } = await tablet.paidOrder();
  expect((await tablet.board()).orders[0]?.is_acknowledged).toBe(false);
  await tablet.sdk.acknowledgeOrder({ path: { id } });
  const { order: card } = await tablet.sdk.acknowledgeOrder({ path: { id } });
  expect(card.is_acknowledged).toBe(true);
  const events = await restaurant.db.query(sql`
    select target_id from staff_events where operation = 'acknowledgeOrder'`);
  expect(events).toEqual([{ target_id: id }]);
});

test('a ticket has the address of its branch for the receipt', async () => {
  const path = await tablet.paidOrder();
  const { branch_address } = await tablet.sdk.ticket({ path });
  expect(branch_address).toBe('12, Jalan SS 2/24, 47300 Petaling Jaya, Selangor');
});

test('searchOrders finds by number, name and the end of the phone number', async () => {
  const placed = await tablet.paidOrder();
  const { order: card } = await tablet.sdk.ticket({ path: { id: placed.id } });
  const find = async (query: string) => {
    const found = await tablet.sdk.searchOrders({ body: { branch_id: SS2, query } });
    return found.orders.map(({ id }) => id);
  };
  expect(await find(card.number.slice(-6).toLowerCase())).toEqual([placed.id]);
  expect(await find((card.customer_name ?? '').slice(0, 3))).toEqual([placed.id]);
  expect(await find((card.customer_phone ?? '').slice(-4))).toEqual([placed.id]);
  expect(await find('no_such%')).toEqual([]);
});
