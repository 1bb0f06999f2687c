import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { addition, decide, order, orderOf, placeOrder } from '../../../../testing/ordering.ts';
import {
  as,
  GUEST,
  NOON,
  openRestaurant,
  type Restaurant,
} from '../../../../testing/restaurant.ts';
import { moveOrder } from '../../orders/transition.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const list = () => restaurant.sdk.orderList({ body: as(GUEST) });
const last = () => restaurant.sdk.lastOrder({ body: as(GUEST) });

describe('order list', () => {
  test('is empty at first, and the last order is null', async () => {
    expect(await list()).toEqual([]);
    expect(await last()).toBeNull();
  });

  test('includes unpaid orders, newest first', async () => {
    const first = await placeOrder(restaurant, GUEST, 'key-of-the-first-order');
    expect((await list()).map(({ id }) => id)).toEqual([first.id]);
    restaurant.clock.set(NOON.add({ seconds: 1 }));
    const second = await order(restaurant, undefined, 'key-of-the-second-order');
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await last()).toEqual((await list())[0]);
    expect(await last()).toMatchObject({
      id: second.id,
      status: 'MAKING PAYMENT',
      created_time: '2026-11-21T12:00:01+08:00',
      estimated_time: null,
      branch: { id: 'ss2', branch_name: 'ss2' },
      total_qty: 2,
      order_dish: [{ dish_name: 'claypot', variation_list: [{ variation_name: 'large' }] }],
    });
  });

  test('returns the order that is repeated around this hour, with its dishes', async () => {
    const usual = () => restaurant.sdk.usualOrder({ body: as(GUEST) });
    expect(await usual()).toBeNull();
    let newest = '';
    for (const day of [0, 1, 2]) {
      restaurant.clock.set(NOON.add({ hours: 24 * day }));
      const placed = await placeOrder(restaurant, GUEST, `key-of-the-usual-order-${day}`);
      await decide(restaurant, placed, 'approved');
      newest = placed.id;
      if (day < 2) expect(await usual()).toBeNull();
    }
    expect(await usual()).toMatchObject({ id: newest, order_dish: [{ dish_name: 'claypot' }] });
    restaurant.clock.set(NOON.add({ hours: 24 * 2 + 8 }));
    expect(await usual()).toBeNull();
  });

  test('shows why an order was cancelled and by whom', async () => {
    const left = await placeOrder(restaurant);
    expect(await last()).toMatchObject({ cancel_reason: null });
    await restaurant.sdk.orderCancel({ path: { id: left.id }, body: as(GUEST) });
    expect(await last()).toMatchObject({ cancel_reason: 'CUSTOMER_CANCELLED' });
    restaurant.clock.set(NOON.add({ minutes: 1 }));
    const paid = await order(restaurant, undefined, 'key-of-an-order-to-refuse');
    await decide(restaurant, paid, 'approved');
    const rejecting = { from: 'PREPARING', to: 'CANCELLED', reason: 'BRANCH_REFUSED' } as const;
    await restaurant.db.transaction((tx) => moveOrder(tx, paid.id, rejecting, NOON));
    const reasons = (await list()).map(({ cancel_reason }) => cancel_reason);
    expect(reasons).toEqual(['BRANCH_REFUSED', 'CUSTOMER_CANCELLED']);
    expect(await orderOf(restaurant, paid)).toMatchObject({ cancel_reason: 'BRANCH_REFUSED' });
  });

  test('uses the index by owner', async () => {
    await placeOrder(restaurant);
    await restaurant.db.execute(sql`
      insert into orders
        (id, company_id, guest_hash, sales_order_tx_id, idempotency_key, request_hash, status,
         status_changed_at, branch_id, delivery_method, buyer_name, buyer_phone, buyer_email,
         payment_method, subtotal, voucher_discount_amount, tier_discount_percent,
         tier_discount_amount, point_discount_amount, charge_amount, delivery_fee, tax_amount,
         adj_amount, final_total_amount, point_earn, created_at)
      select 'other-' || n, company_id, repeat(md5(n::text), 2), 'CP-OTHER-' || n, idempotency_key,
        request_hash, status, status_changed_at, branch_id, delivery_method, buyer_name,
        buyer_phone, buyer_email, payment_method, subtotal, voucher_discount_amount,
        tier_discount_percent, tier_discount_amount, point_discount_amount, charge_amount,
        delivery_fee, tax_amount, adj_amount, final_total_amount, point_earn, created_at
      from orders, generate_series(1, 20000) n`);
    await restaurant.db.execute(sql`analyze orders`);
    const plan = await restaurant.db.query<{ 'QUERY PLAN': string }>(sql`
      explain select id from orders where company_id = 'demo' and owner = 'guest:none'
      order by created_at desc, id desc limit 100`);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('orders_by_owner');
  });
});

describe('order', () => {
  test('keeps the sold items when the menu changes', async () => {
    const placed = await placeOrder(restaurant);
    await restaurant.db.execute(
      sql`update dishes set name = '{"en": "Renamed"}', price = 1, retired = true
          where id = 'claypot'`,
    );
    await restaurant.db.execute(sql`update branches set retired = true`);
    expect(await orderOf(restaurant, placed)).toMatchObject({
      final_total_amount: 4580,
      branch: { branch_name: 'ss2', contact_no: '+60378765432', latitude: '3.117880' },
      order_dish: [{ dish_name: 'claypot', dish_price: 2290 }],
    });
  });

  test('is shown in the requested language', async () => {
    const { id } = await placeOrder(restaurant);
    const chinese = restaurant.sdkOf('demo', 'zh_CN');
    expect(await chinese.orderDetail({ path: { id }, body: as(GUEST) })).toMatchObject({
      branch: { branch_name: '中文ss2' },
      order_dish: [{ dish_name: '中文claypot', variation_list: [{ option_name: '中文size' }] }],
    });
  });

  test.each([
    [5, '2026-11-21T12:35:00+08:00'],
    [6, '2026-11-21T12:41:00+08:00'],
  ])('paid %i minutes after its placing is expected at %s', async (minutes, expected) => {
    const placed = await placeOrder(restaurant);
    restaurant.clock.set(NOON.add({ minutes }));
    await decide(restaurant, placed, 'approved');
    expect((await orderOf(restaurant, placed)).estimated_time).toBe(expected);
  });

  test('is expected at the time that the customer saw when placing it', async () => {
    const placed = await placeOrder(restaurant);
    restaurant.clock.set(NOON.add({ minutes: 3 }));
    await decide(restaurant, placed, 'approved');
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'PREPARING',
      estimated_time: '2026-11-21T12:35:00+08:00',
      payment_url: null,
      payment_expires_at: null,
      cancel_reason: null,
      transaction_id: expect.stringMatching(/^PAY[0-9A-Z]{16}$/),
    });
  });
});

describe('orderCancel', () => {
  const cancel = (id: string) => restaurant.sdk.orderCancel({ path: { id }, body: as(GUEST) });

  test('cancels an unpaid order and its payment page, and returns the same when repeated', async () => {
    const placed = await placeOrder(restaurant);
    const cancelled = await cancel(placed.id);
    expect(cancelled).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'CUSTOMER_CANCELLED',
      payment_url: null,
      estimated_time: null,
      status_history: [{ status: 'MAKING PAYMENT' }, { status: 'CANCELLED' }],
    });
    expect(await cancel(placed.id)).toEqual(cancelled);
    await decide(restaurant, placed, 'approved');
    expect(await orderOf(restaurant, placed)).toEqual(cancelled);
  });

  test('returns 409 for a paid order', async () => {
    const placed = await placeOrder(restaurant);
    await decide(restaurant, placed, 'approved');
    await expect(cancel(placed.id)).rejects.toMatchObject({
      status: 409,
      code: 'ORDER_NOT_CANCELLABLE',
    });
  });

  test('keeps an order that was paid although the webhook was lost', async () => {
    const placed = await placeOrder(restaurant);
    restaurant.sandbox.notifications.delivery = 'lost';
    await decide(restaurant, placed, 'approved');
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'MAKING PAYMENT' });
    await expect(cancel(placed.id)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'PREPARING' });
  });

  test('returns 503 and changes nothing while the payment provider is unavailable', async () => {
    const placed = await placeOrder(restaurant);
    restaurant.sandbox.isDown = true;
    await expect(cancel(placed.id)).rejects.toMatchObject({ status: 503 });
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'MAKING PAYMENT' });
  });
});

test('removes a paid order’s lines from the cart, and keeps later additions', async () => {
  const placed = await placeOrder(restaurant);
  await restaurant.sdk.cartCreate({ body: addition({ qty: 1 }) });
  await restaurant.sdk.cartCreate({ body: addition({ item_id: 'tea', variation: [], qty: 4 }) });
  await decide(restaurant, placed, 'approved');
  const cart = await restaurant.sdk.cartLoad({ body: as(GUEST) });
  expect(cart.lines.map(({ dish, qty }) => [dish?.id, qty])).toEqual([
    ['claypot', 1],
    ['tea', 4],
  ]);
});

test('unbinds the cart from its branch when all lines were paid', async () => {
  await decide(restaurant, await placeOrder(restaurant), 'approved');
  expect(await restaurant.sdk.cartLoad({ body: as(GUEST) })).toMatchObject({
    branch_id: null,
    lines: [],
  });
});
