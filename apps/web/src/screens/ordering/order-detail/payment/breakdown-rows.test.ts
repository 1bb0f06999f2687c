import { cents } from '@claypot/sdk';
import { describe, expect, it } from 'vitest';
import { breakdownRows } from './breakdown-rows.ts';

const PICKUP = {
  subtotal: cents(2500),
  voucher_discount_amount: cents(0),
  tier_discount_amount: cents(0),
  point_discount_amount: cents(0),
  charge_amount: cents(0),
  delivery_fee: cents(0),
  tax_amount: cents(142),
  adj_amount: cents(0),
};

describe('breakdownRows', () => {
  it("returns only the required rows for a guest's pickup order", () => {
    expect(breakdownRows(PICKUP).map((row) => row.label)).toEqual([
      'subtotal',
      'tax',
      'adjustment',
    ]);
  });

  it('subtracts discounts and keeps a negative rounding negative', () => {
    const rows = breakdownRows({
      ...PICKUP,
      voucher_discount_amount: cents(500),
      tier_discount_amount: cents(100),
      point_discount_amount: cents(50),
      charge_amount: cents(185),
      delivery_fee: cents(600),
      adj_amount: cents(-2),
    });
    expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
      ['subtotal', 2500],
      ['voucherDiscount', -500],
      ['tierDiscount', -100],
      ['pointDiscount', -50],
      ['serviceCharge', 185],
      ['deliveryFee', 600],
      ['tax', 142],
      ['adjustment', -2],
    ]);
  });
});
