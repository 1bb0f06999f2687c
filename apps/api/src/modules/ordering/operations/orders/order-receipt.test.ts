import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { costOf } from '../../../../contract/costs.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { decide, placeOrder } from '../../../../testing/ordering.ts';
import {
  GUEST,
  NOON,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../../testing/restaurant.ts';
import { seedCompany } from '../../../../testing/seed/seed.ts';
import { addReceipt, createReceipt, RECEIPT_HOURS } from '../../orders/order-receipt.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await seedCompany(restaurant.db, 'rival');
  await restaurant.db.snapshot();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const NOT_FOUND = { status: 404, code: 'NOT_FOUND' };

/** Pays an order and reads the receipt token from the return address of the payment page. */
async function pay(guest: string = GUEST, key?: string) {
  const placed = await placeOrder(restaurant, guest, key);
  const paid = await decide(restaurant, placed, 'approved');
  const returned = paid.headers.get('location') ?? '';
  const [, order_id = '', receipt = ''] =
    /^\/orderConfirmation#receipt=([\w-]+)\.([\w-]{43})$/.exec(returned) ?? [];
  expect(order_id).toBe(placed.id);
  return { placed, token: { order_id, receipt } };
}

const read = (token: { order_id: string; receipt: string }) =>
  restaurant.sdk.orderReceipt({ body: token });

test('returns number, status, branch and total for the token of the return address', async () => {
  const { placed, token } = await pay();
  expect(await read(token)).toEqual({
    id: placed.id,
    sales_order_tx_id: placed.sales_order_tx_id,
    status: 'PREPARING',
    created_time: '2026-11-21T12:00:00+08:00',
    delivery_method: 'pickup',
    branch_name: 'ss2',
    branch_contact_no: expect.any(String),
    final_total_amount: 4580,
    paid: true,
    payment_processing: false,
    refund_status: null,
    cancel_reason: null,
  });
});

test('returns no personal data', async () => {
  const { token } = await pay();
  const texts = JSON.stringify(await read(token)).toLowerCase();
  for (const personal of ['aisyah', '345 6789', '123456789', '@', GUEST, 'claypot']) {
    expect(texts).not.toContain(personal);
  }
});

test('returns an unpaid order when the customer left the payment page', async () => {
  const placed = await placeOrder(restaurant);
  const page = await restaurant.fetch(
    new Request(`http://demo.localhost:8080${placed.payment_url}`),
  );
  const left = /href="\/orderConfirmation\?left=1#receipt=([\w-]+)\.([\w-]{43})"/;
  const [, order_id = '', receipt = ''] = left.exec(await page.text()) ?? [];
  expect(await read({ order_id, receipt })).toMatchObject({
    id: placed.id,
    status: 'MAKING PAYMENT',
    paid: false,
  });
});

describe('404 response', () => {
  test('is returned for a wrong token', async () => {
    const { token } = await pay();
    const wrong = token.receipt.startsWith('A') ? 'B' : 'A';
    const receipt = wrong + token.receipt.slice(1);
    await expect(read({ ...token, receipt })).rejects.toMatchObject(NOT_FOUND);
  });

  test('is returned for the token of another order', async () => {
    const { token } = await pay();
    const other = await pay(OTHER_GUEST, 'key-of-another-checkout');
    const mixed = { order_id: other.token.order_id, receipt: token.receipt };
    await expect(read(mixed)).rejects.toMatchObject(NOT_FOUND);
  });

  test('is returned at the host of another company', async () => {
    const { token } = await pay();
    const response = restaurant.sdkOf('rival').orderReceipt({ body: token });
    await expect(response).rejects.toMatchObject(NOT_FOUND);
  });

  test('is returned 48 hours after the order was placed', async () => {
    const { token } = await pay();
    const end = NOON.add({ hours: RECEIPT_HOURS });
    restaurant.clock.set(end.subtract({ milliseconds: 1 }));
    expect(await read(token)).toMatchObject({ id: token.order_id });
    restaurant.clock.set(end);
    await expect(read(token)).rejects.toMatchObject(NOT_FOUND);
  });
});

test('returns 400 for a malformed token', async () => {
  const response = read({ order_id: 'order-1', receipt: 'short' });
  await expect(response).rejects.toMatchObject({ status: 400 });
});

test('has the same rate limit cost as orderDetail', () => {
  expect(costOf('orderReceipt')).toBe(costOf('orderDetail'));
});

test('stores no token with the payment', async () => {
  const { token } = await pay();
  const stored = await restaurant.db.query<{ text: string }>(sql`
    select payments::text as text from payments union all select orders::text from orders`);
  expect(stored.length).toBeGreaterThan(1);
  expect(stored.filter(({ text }) => text.includes(token.receipt))).toEqual([]);
});

describe('receipt token', () => {
  const key = new Uint8Array(32).fill(7);

  test('is equal for the same order, and differs for another key or order', () => {
    expect(createReceipt(key, 'order-1')).toBe(createReceipt(key, 'order-1'));
    expect(createReceipt(key, 'order-1')).not.toBe(createReceipt(key, 'order-2'));
    const other = new Uint8Array(32).fill(8);
    expect(createReceipt(key, 'order-1')).not.toBe(createReceipt(other, 'order-1'));
  });

  test('is not added to a return path stored without a mark', () => {
    expect(addReceipt(key, '/orderConfirmation')).toBe('/orderConfirmation');
  });
});
