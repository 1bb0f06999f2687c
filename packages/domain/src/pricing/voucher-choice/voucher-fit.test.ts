import { cents } from '@claypot/sdk';
import { describe, expect, it } from 'vitest';
import { type VoucherTerms, type VoucherUse, voucherFit } from './voucher-fit.ts';

const VOUCHER: VoucherTerms = {
  priced: { calculation_type: 'fixed', amount: cents(1000), min_purchase: cents(5000) },
  use: 'both',
  status: 'ACTIVE',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  branches: 'All',
  branchIds: [],
  unavailableDates: [],
};
const USE: VoucherUse = {
  place: 'pickup',
  branchId: 'bangsar',
  date: '2026-11-22',
  today: '2026-11-22',
  subtotal: cents(5000),
  frozen: false,
};
const FREE_DELIVERY = {
  priced: { calculation_type: 'free_delivery', min_purchase: cents(0) },
} as const;

const fitOf = (voucher: Partial<VoucherTerms>, use: Partial<VoucherUse> = {}) =>
  voucherFit({ ...VOUCHER, ...voucher }, { ...USE, ...use });
const reasonOf = (voucher: Partial<VoucherTerms>, use: Partial<VoucherUse> = {}) => {
  const fit = fitOf(voucher, use);
  return fit.usable ? null : fit.reason;
};

describe('voucherFit', () => {
  it('accepts the first and the last day', () => {
    const on = (today: string) => reasonOf({}, { today, date: today });
    expect(on('2026-10-31')).toBe('not_yet');
    expect(on('2026-11-01')).toBeNull();
    expect(on('2026-11-30')).toBeNull();
    expect(on('2026-12-01')).toBe('expired');
  });

  it('accepts a voucher valid today for an order on a later day', () => {
    expect(reasonOf({}, { today: '2026-11-30', date: '2026-12-02' })).toBeNull();
  });

  it('returns not_today if the date of the order is excluded', () => {
    const unavailableDates = ['2026-11-22'];
    expect(reasonOf({ unavailableDates })).toBe('not_today');
    expect(reasonOf({ unavailableDates }, { date: '2026-11-23' })).toBeNull();
  });

  it.each([
    ['All', [], null],
    ['Only', ['bangsar'], null],
    ['Only', ['subang'], 'other_branch'],
    ['All Except', ['bangsar'], 'other_branch'],
    ['All Except', ['subang'], null],
  ] as const)('checks the branch with %s %j', (branches, branchIds, reason) => {
    expect(reasonOf({ branches, branchIds })).toBe(reason);
  });

  it('returns dine_in_only in the app and app_only at the counter', () => {
    expect(reasonOf({ use: 'dine_in' })).toBe('dine_in_only');
    expect(reasonOf({ use: 'dine_in' }, { place: 'counter', subtotal: null })).toBeNull();
    expect(reasonOf({ use: 'other' }, { place: 'counter', subtotal: null })).toBe('app_only');
  });

  it('returns delivery_only for a pickup', () => {
    expect(reasonOf(FREE_DELIVERY)).toBe('delivery_only');
    expect(reasonOf(FREE_DELIVERY, { place: 'delivery' })).toBeNull();
  });

  it('returns the missing amount below the minimum', () => {
    expect(fitOf({}, { subtotal: cents(4580) })).toEqual({
      usable: false,
      reason: 'below_minimum',
      missing: cents(420),
    });
    expect(fitOf({}, { subtotal: cents(5000) })).toEqual({ usable: true });
  });

  it('returns wallet_low while the wallet is frozen', () => {
    expect(reasonOf({}, { frozen: true })).toBe('wallet_low');
  });

  it('returns permanent reasons before temporary ones', () => {
    const everything = { frozen: true, subtotal: cents(0) };
    expect(reasonOf({ status: 'USED' }, { ...everything, today: '2027-01-01' })).toBe('used');
    expect(reasonOf({}, { ...everything, today: '2027-01-01' })).toBe('expired');
    expect(reasonOf({ status: 'RESERVED' }, everything)).toBe('reserved');
    expect(reasonOf({ use: 'dine_in' }, everything)).toBe('dine_in_only');
    expect(reasonOf({}, everything)).toBe('wallet_low');
  });
});
