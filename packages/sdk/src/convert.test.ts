import { expect, test } from 'vitest';
import { toCents, toWire } from './convert.ts';
import { MoneyFormatError } from './money.ts';

const line = { id: 'ln_1', price: '4.00', variation_list: [{ additional_price: '1.50' }] };

test('converts amounts in nested lists and changes nothing else', () => {
  const cart = { branch_id: 'br_1', lines: [line, line], total_price: '8.00' };
  const changed = { id: 'ln_1', price: 400, variation_list: [{ additional_price: 150 }] };
  expect(toCents('Cart', cart)).toEqual({
    branch_id: 'br_1',
    lines: [changed, changed],
    total_price: 800,
  });
});

test('converts amounts in lists of a map and keeps its keys', () => {
  const months = { '2026年11月': [{ amount: '4.00' }], '2026年10月': [] };
  const changed = { '2026年11月': [{ amount: 400 }], '2026年10月': [] };
  expect(toCents('TransactionMonths', months)).toEqual(changed);
  expect(toWire('TransactionMonths', changed)).toEqual(months);
});

test('does not modify its input', () => {
  const cart = { lines: [line], total_price: '4.00' };
  const before = structuredClone(cart);
  toCents('Cart', cart);
  expect(cart).toEqual(before);
});

test('leaves null and missing amounts unchanged', () => {
  expect(toCents('DishList', [{ price: '1.00', price_after_discount: null }])).toEqual([
    { price: 100, price_after_discount: null },
  ]);
  expect(toCents('LastOrder', null)).toBeNull();
  expect(toWire('CreateOrderRequest', { subtotal: 100 })).toEqual({ subtotal: '1.00' });
});

test('leaves a property unchanged that is not an amount in the contract', () => {
  expect(toCents('Branch', { price: '1.00' })).toEqual({ price: '1.00' });
  expect(toCents('Cart', { lines: [{ point: 12 }] })).toEqual({ lines: [{ point: 12 }] });
});

test('throws for a malformed amount', () => {
  expect(() => toCents('Cart', { lines: [], total_price: '12.5' })).toThrow(MoneyFormatError);
  expect(() => toWire('CreateOrderRequest', { subtotal: 12.5 })).toThrow(MoneyFormatError);
});

test('restores the value after a conversion in both directions', () => {
  const cart = { lines: [line], total_price: '4.00' };
  expect(toWire('Cart', toCents('Cart', cart))).toEqual(cart);
});
