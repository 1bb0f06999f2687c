import { expect, it } from 'vitest';
import { type ClaimedTerms, cents, type PricedVoucher } from '../index.ts';
import { voucherEffects } from './voucher-effect.ts';

const FREE_DELIVERY = { calculation_type: 'free_delivery', min_purchase: cents(0) } as const;

function held(id: string, priced: PricedVoucher, endDate = '2026-12-31'): ClaimedTerms {
  return {
    id,
    terms: {
      priced,
      use: 'both',
      status: 'ACTIVE',
      startDate: '2026-11-01',
      endDate,
      branches: 'All',
      branchIds: [],
      unavailableDates: [],
    },
  };
}

const fixed = (amount: number): PricedVoucher => ({
  calculation_type: 'fixed',
  amount: cents(amount),
  min_purchase: cents(0),
});

const percent = (of: number): PricedVoucher => ({
  calculation_type: 'percent',
  percent: of,
  total_max_given_amount: null,
  min_purchase: cents(0),
});

it('voucherEffects merges vouchers with equal discounts into the one that expires first', () => {
  const all = [
    held('late', fixed(500)),
    held('percent', percent(5), '2026-11-30'),
    held('large', fixed(2_000)),
    held('larger-than-the-food', fixed(20_000)),
    held('all-of-it', percent(100), '2027-01-31'),
    held('brought-late', FREE_DELIVERY),
    held('brought', FREE_DELIVERY, '2026-11-30'),
  ];
  const { freeDelivery, onFood } = voucherEffects(all, cents(10_000));
  expect(onFood.map(({ discount, voucher }) => [voucher.id, discount])).toEqual([
    ['larger-than-the-food', 10_000],
    ['large', 2_000],
    ['percent', 500],
  ]);
  expect(freeDelivery?.voucher.id).toBe('brought');
});

it('voucherEffects returns no effects without vouchers', () => {
  expect(voucherEffects([], cents(10_000))).toEqual({ onFood: [], freeDelivery: null });
});
