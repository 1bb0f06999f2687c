import { expect, test } from 'vitest';
import { leftPath } from './left-path.ts';
import { isReceiptOnly, receiptIn } from './receipt-path.ts';

const TOKEN = 'q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4';
const HASH = `#receipt=order-1.${TOKEN}`;

test('receiptIn returns the order id and the token', () => {
  expect(receiptIn(HASH)).toEqual({ order_id: 'order-1', receipt: TOKEN });
});

test.each([
  '',
  '#',
  '#receipt=',
  '#receipt=order-1',
  `#receipt=.${TOKEN}`,
  `${HASH}x`,
  `${HASH}.1`,
])('receiptIn returns null for %j', (hash) => {
  expect(receiptIn(hash)).toBeNull();
});

const at = (pathname: string, hash: string) => ({ pathname, hash });
const empty = () => null;
const checkoutOf = (id: string) => (thing: string) =>
  thing === 'checkout' ? `{"version":2,"value":{"payable":{"id":"${id}"}}}` : null;

test('isReceiptOnly is true when the order is not stored on the device', () => {
  const returned = at('/orderConfirmation', HASH);
  expect(isReceiptOnly(returned, empty)).toBe(true);
  expect(isReceiptOnly(returned, checkoutOf('order-2'))).toBe(true);
  expect(isReceiptOnly(returned, checkoutOf('order-1'))).toBe(false);
});

test('isReceiptOnly is false on other paths and without a receipt', () => {
  expect(isReceiptOnly(at('/orderConfirmation', ''), empty)).toBe(false);
  expect(isReceiptOnly(at('/menu', HASH), empty)).toBe(false);
});

test('leftPath preserves the fragment at the end', () => {
  expect(leftPath(`/orderConfirmation${HASH}`)).toBe(`/orderConfirmation?left=1${HASH}`);
  expect(leftPath('/topUp')).toBe('/topUp?left=1');
});
