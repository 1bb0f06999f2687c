import { describe, expect, test } from 'vitest';
import {
  cents,
  deliveryFee,
  type PricedPoints,
  type PricedVoucher,
  pointDiscount,
  pointsEarned,
  pointsOffered,
  tierDiscount,
  tierPercent,
  voucherDiscount,
  voucherErrorCode,
} from './index.ts';

describe('voucher', () => {
  const fixed: PricedVoucher = {
    calculation_type: 'fixed',
    amount: cents(1_000),
    min_purchase: cents(5_000),
  };
  const percent: PricedVoucher = {
    calculation_type: 'percent',
    percent: 20,
    total_max_given_amount: cents(1_500),
    min_purchase: cents(0),
  };
  const delivery: PricedVoucher = {
    calculation_type: 'free_delivery',
    min_purchase: cents(3_000),
  };

  test('voucher applies from exactly its minimum', () => {
    expect(voucherErrorCode(fixed, cents(5_000))).toBeNull();
    expect(voucherDiscount(fixed, cents(5_000))).toBe(1_000);
    expect(voucherErrorCode(fixed, cents(4_999))).toBe('AMOUNT_EXCEED');
    expect(voucherDiscount(fixed, cents(4_999))).toBe(0);
  });

  test('voucher discount does not exceed the subtotal', () => {
    expect(voucherDiscount({ ...fixed, min_purchase: cents(0) }, cents(999))).toBe(999);
  });

  test('percentage voucher stops at its maximum amount', () => {
    expect(voucherDiscount(percent, cents(7_499))).toBe(1_500);
    expect(voucherDiscount(percent, cents(7_495))).toBe(1_499);
    expect(voucherDiscount(percent, cents(50_000))).toBe(1_500);
    expect(voucherDiscount({ ...percent, total_max_given_amount: null }, cents(50_000))).toBe(
      10_000,
    );
  });

  test('free delivery voucher deducts only the fee', () => {
    expect(voucherDiscount(delivery, cents(3_000))).toBe(0);
    expect(deliveryFee(cents(650), delivery, cents(3_000))).toBe(0);
    expect(deliveryFee(cents(650), delivery, cents(2_999))).toBe(650);
    expect(deliveryFee(cents(650), fixed, cents(9_000))).toBe(650);
    expect(deliveryFee(cents(650), null, cents(9_000))).toBe(650);
  });
});

describe('tier', () => {
  test('applies its percentage to the remaining amount', () => {
    expect(tierDiscount(cents(8_010), { percent: 5, is_freeze_tier: false })).toBe(401);
    expect(tierDiscount(cents(0), { percent: 5, is_freeze_tier: false })).toBe(0);
  });

  test('is 0 while frozen or without a tier', () => {
    expect(tierPercent({ percent: 10, is_freeze_tier: true })).toBe(0);
    expect(tierDiscount(cents(8_010), { percent: 10, is_freeze_tier: true })).toBe(0);
    expect(tierDiscount(cents(8_010), null)).toBe(0);
  });
});

describe('points', () => {
  const points: PricedPoints = {
    balance: 500,
    max_discount_point: 500,
    max_discount_amount: cents(1_000),
    spend: true,
  };

  test('are offered if the balance is exactly enough', () => {
    expect(pointsOffered(cents(1_001), points)).toBe(true);
    expect(pointsOffered(cents(1_001), { ...points, balance: 499 })).toBe(false);
  });

  test('are offered only if the total exceeds their discount', () => {
    expect(pointsOffered(cents(1_000), points)).toBe(false);
    expect(pointDiscount(cents(1_000), points)).toBe(0);
    expect(pointDiscount(cents(1_001), points)).toBe(1_000);
  });

  test('are not used with the switch off, and not offered if the company takes none', () => {
    expect(pointDiscount(cents(5_000), { ...points, spend: false })).toBe(0);
    expect(pointsOffered(cents(5_000), { ...points, max_discount_point: 0 })).toBe(false);
    expect(pointsOffered(cents(5_000), null)).toBe(false);
  });

  test('are earned for every piece by members, and never by guests', () => {
    const lines = [
      { point: 18, qty: 2 },
      { point: 5, qty: 1 },
    ];
    expect(pointsEarned(lines, 'member')).toBe(41);
    expect(pointsEarned(lines, 'guest')).toBe(0);
  });
});
