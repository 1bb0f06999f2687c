import { expect, test } from 'vitest';
import { toCents, toWire } from './convert.ts';
import { moneyPaths } from './generated/customer/operations.ts';
import { MoneyFormatError } from './money.ts';

const line = { id: 'ln_1', price: '4.00', variation_list: [{ additional_price: '1.50' }] };

test('converts amounts in nested lists and changes nothing else', () => {
  const cart = { branch_id: 'br_1', lines: [line, line], total_price: '8.00' };
  const changed = { id: 'ln_1', price: 400, variation_list: [{ additional_price: 150 }] };
  expect(toCents(moneyPaths, 'Cart', cart)).toEqual({
    branch_id: 'br_1',
    lines: [changed, changed],
    total_price: 800,
  });
});

test('converts amounts in lists of a map and keeps its keys', () => {
  const months = { '2026年11月': [{ amount: '4.00' }], '2026年10月': [] };
  const changed = { '2026年11月': [{ amount: 400 }], '2026年10月': [] };
  expect(toCents(moneyPaths, 'TransactionMonths', months)).toEqual(changed);
  expect(toWire(moneyPaths, 'TransactionMonths', changed)).toEqual(months);
});

test('does not modify its input', () => {
  const cart = { lines: [line], total_price: '4.00' };
  const before = structuredClone(cart);
  toCents(moneyPaths, 'Cart', cart);
  expect(cart).toEqual(before);
});

test('leaves null and missing amounts unchanged', () => {
  expect(toCents(moneyPaths, 'DishList', [{ price: '1.00', price_after_discount: null }])).toEqual([
    { price: 100, price_after_discount: null },
  ]);
  expect(toCents(moneyPaths, 'LastOrder', null)).toBeNull();
  expect(toWire(moneyPaths, 'CreateOrderRequest', { subtotal: 100 })).toEqual({ subtotal: '1.00' });
});

test('leaves a property unchanged that is not an amount in the contract', () => {
  expect(toCents(moneyPaths, 'Branch', { price: '1.00' })).toEqual({ price: '1.00' });
  expect(toCents(moneyPaths, 'Cart', { lines: [{ point: 12 }] })).toEqual({
    lines: [{ point: 12 }],
  });
});

test('throws for a malformed amount', () => {
  expect(() => toCents(moneyPaths, 'Cart', { lines: [], total_price: '12.5' })).toThrow(
    MoneyFormatError,
  );
  expect(() => toWire(moneyPaths, 'CreateOrderRequest', { subtotal: 12.5 })).toThrow(
    MoneyFormatError,
  );
});

test('restores the value after a conversion in both directions', () => {
  const cart = { lines: [line], total_price: '4.00' };
  expect(toWire(moneyPaths, 'Cart', toCents(moneyPaths, 'Cart', cart))).toEqual(cart);
});
