import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeFrom } from '../../../testing/refunds.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { payIn } from '../../../testing/wallet.ts';
import {
  CLAYPOTS,
  cash,
  openAmount,
  openSalesCounter,
  type SalesCounter,
  wallet,
} from '../testing/open-sales-counter.ts';

let restaurant: Restaurant;
let counter: SalesCounter;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    counter = await openSalesCounter(restaurant);
    await payIn(restaurant, counter.member.id, 10_000);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const list = () => {
  const { identity, sdk } = counter.member;
  return sdk.orderList({ body: identity });
};
const detail = (id: string) => {
  const { identity, sdk } = counter.member;
  return sdk.orderDetail({ path: { id }, body: identity });
};

test('a bill is hidden from its member until it is paid', async () => {
  const bill = await counter.rungUpForMember(CLAYPOTS);
  const half = await counter.pay(bill, wallet(2000, counter.code()));
  expect(await list()).toEqual([]);
  expect(await codeFrom(detail(bill.id))).toBe('NOT_FOUND');
  await counter.pay(half, cash(3040));
  expect((await list()).map(({ id }) => id)).toEqual([bill.id]);
});

test('a paid bill shows table, receipt, payments and amounts that are not on the menu', async () => {
  const bill = await counter.rungUpForMember(CLAYPOTS, openAmount(3000));
  const half = await counter.pay(bill, wallet(4000, counter.code()));
  const paid = await counter.pay(half, cash(5000));
  const order = await detail(bill.id);
  expect(order).toMatchObject({
    delivery_method: 'dine-in',
    status: 'COMPLETED',
    open_amounts: [{ name: 'Cake', qty: 1, line_total: cents(3000) }],
    dine_in: {
      table_no: '12',
      receipt_number: 1,
      payments: [
        { method: 'wallet', amount: cents(4000) },
        { method: 'cash', amount: paid.payments[1]?.amount },
      ],
    },
    final_total_amount: paid.price.total,
    order_dish: [{ qty: 2 }],
  });
  const [summary] = await list();
  expect(summary).toMatchObject({ total_qty: 3, open_amounts: [{ name: 'Cake' }] });
  const { identity, sdk } = counter.member;
  expect(await sdk.lastOrder({ body: identity })).toEqual(summary);
});
