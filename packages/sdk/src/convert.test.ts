import { expect, test } from 'vitest';
import { toCents, toWire } from './convert.ts';
import { MoneyFormatError } from './money.ts';

const line = { id: 'ln_1', price: '4.00', variation_list: [{ additional_price: '1.50' }] };

test('amounts in lists of lists become cents and nothing else changes', () => {
  const cart = { branch_id: 'br_1', lines: [line, line], total_price: '8.00' };
  const changed = { id: 'ln_1', price: 400, variation_list: [{ additional_price: 150 }] };
  expect(toCents('Cart', cart)).toEqual({
    branch_id: 'br_1',
    lines: [changed, changed],
    total_price: 800,
  });
});

test('amounts in the lists of a map become cents, under the keys as they came', () => {
  const months = { '2026年11月': [{ amount: '4.00' }], '2026年10月': [] };
  const changed = { '2026年11月': [{ amount: 400 }], '2026年10月': [] };
  expect(toCents('TransactionMonths', months)).toEqual(changed);
  expect(toWire('TransactionMonths', changed)).toEqual(months);
});

test('the value handed in is left as it was', () => {
  const cart = { lines: [line], total_price: '4.00' };
  const before = structuredClone(cart);
  toCents('Cart', cart);
  expect(cart).toEqual(before);
});

test('null and absent amounts stay null and absent', () => {
  expect(toCents('DishList', [{ price: '1.00', price_after_discount: null }])).toEqual([
    { price: 100, price_after_discount: null },
  ]);
  expect(toCents('LastOrder', null)).toBeNull();
  expect(toWire('CreateOrderRequest', { subtotal: 100 })).toEqual({ subtotal: '1.00' });
});

test('a property that looks like an amount but is none in the contract is left alone', () => {
  expect(toCents('Branch', { price: '1.00' })).toEqual({ price: '1.00' });
  expect(toCents('Cart', { lines: [{ point: 12 }] })).toEqual({ lines: [{ point: 12 }] });
});

test('a malformed amount is an error, never NaN', () => {
  expect(() => toCents('Cart', { lines: [], total_price: '12.5' })).toThrow(MoneyFormatError);
  expect(() => toWire('CreateOrderRequest', { subtotal: 12.5 })).toThrow(MoneyFormatError);
});

test('there and back gives the same', () => {
  const cart = { lines: [line], total_price: '4.00' };
  expect(toWire('Cart', toCents('Cart', cart))).toEqual(cart);
});
