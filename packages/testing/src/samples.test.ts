import { cents } from '@claypot/sdk';
import contract from '@claypot/sdk/contract' with { type: 'json' };
import { expect, test } from 'vitest';
import {
  aBranch,
  aCart,
  aClosedBranch,
  aCompany,
  aDeliveryOption,
  aDishInCart,
  aLine,
  aMember,
  aNewMember,
  anAddress,
  anOrder,
  anOrderSummary,
  aReservation,
  aTotal,
  aUser,
  createRestaurant,
  putInCart,
  someHours,
} from './index.ts';
import { createValidator } from './schema-validator.ts';

const validationError = createValidator(contract.components);

const GUEST = { customer_id: null, guest_id: '00000000-0000-4000-8000-00000000000a' };

const soldOut = { stock_status: 'Sold Out', unavailable_reason: 'SOLD_OUT' } as const;

test.each<[string, object]>([
  ['Address', anAddress()],
  ['Branch', aBranch()],
  ['Branch', aClosedBranch()],
  ['BranchHours', someHours()],
  ['Cart', aCart([])],
  ['Cart', aCart([aLine({ qty: 2 }), aLine({ id: 'line-2', ...soldOut })])],
  ['CartDish', aDishInCart()],
  ['CartLine', aLine()],
  ['CartTotal', aTotal()],
  ['Company', aCompany()],
  ['DeliveryOption', aDeliveryOption()],
  ['Reservation', aReservation()],
  ['SalesOrder', anOrder()],
  ['SalesOrder', anOrder({ status: 'MAKING PAYMENT' })],
  ['SalesOrder', anOrder({ status: 'COMPLETED' })],
  ['SalesOrder', anOrder({ status: 'CANCELLED' })],
  ['SalesOrderSummary', anOrderSummary()],
  ['User', aUser()],
  ['User', { ...aMember(), api_token: null }],
  ['User', { ...aNewMember(), api_token: null }],
])('the sample matches the contract’s %s', (name, value) => {
  expect(validationError(name, value)).toBeNull();
});

test('detects a sample that does not match', () => {
  expect(validationError('Branch', { ...aBranch(), status: 'Ajar' })).toContain('/status');
  expect(validationError('CartLine', { ...aLine(), price: '15.00' })).toContain('/price');
});

test('replaces the given fields without changing the next sample', () => {
  const branch = aBranch({ id: 'klcc', status: 'Closed' });
  expect(branch).toMatchObject({ id: 'klcc', status: 'Closed' });
  branch.branch_image.length = 0;
  expect(aBranch().id).not.toBe('klcc');
  expect(aBranch().branch_image).not.toEqual([]);
});

test('a cart counts its available lines', () => {
  const { total_qty, total_price } = aCart([
    aLine({ qty: 2 }),
    aLine({ id: 'line-2', ...soldOut }),
  ]);
  expect([total_qty, total_price]).toEqual([2, aLine({ qty: 2 }).line_total]);
});

test('the restaurant creates one order per key, and rejects the key with another request', async () => {
  const restaurant = createRestaurant({ now: () => Temporal.Instant.from('2026-11-21T12:00:00Z') });
  const { cartCreateOrder, dishList, orderDetail } = restaurant.operations;
  const [dish] = await dishList();
  const filled = await putInCart(restaurant, dish?.id ?? '', 2);
  expect(validationError('Cart', filled)).toBeNull();
  const { branch_id } = filled;
  const request = (name: string) =>
    cartCreateOrder({
      headers: { 'Idempotency-Key': 'key-1' },
      body: {
        branch_id: branch_id ?? '',
        ...GUEST,
        address: null,
        delivery_method: 'pickup',
        delivery_time: null,
        buyer_remark: null,
        payment_method: 'card',
        point_discount: cents(0),
        subtotal: filled.total_price,
        voucher_use_amount: cents(0),
        total_point_get: 0,
        claim_voucher_id: null,
        delivery_fee: cents(0),
        lalamove_delivery_fee: cents(0),
        name,
        phone: '+60123456789',
        email: 'ann@example.com',
        final_total_amount: filled.total_price,
      },
    });
  const order = await request('Ann Tan');
  expect((await request('Ann Tan')).id).toBe(order.id);
  await expect(request('Ben Lim')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  expect(restaurant.orders.byKey.size).toBe(1);
  expect(
    validationError('SalesOrder', await orderDetail({ path: { id: order.id }, body: GUEST })),
  ).toBeNull();
});
