import {
  bestDeal,
  type ClaimedTerms,
  cents,
  linesTotal,
  nearestVoucher,
  type OrderToPrice,
  voucherFit,
  voucherSaving,
} from '@claypot/domain/pricing';

/** Numbers of order lines and vouchers in the pricing benchmark. */
export const LINES = 100;
export const VOUCHERS = 200;

/** A hundred lines, each with a paid choice. */
export const LARGE_ORDER: OrderToPrice = {
  lines: Array.from({ length: LINES }, (_, index) => ({
    price: cents(890 + index * 10),
    additional_prices: [cents(150)],
    qty: 1 + (index % 4),
    point: 5,
  })),
  buyer: 'member',
  delivery_method: 'delivery',
  payment_method: 'card',
  delivery_fee: cents(650),
  voucher: null,
  tier: { percent: 5, is_freeze_tier: false },
  points: {
    balance: 1_000,
    max_discount_point: 1_000,
    max_discount_amount: cents(1_000),
    spend: false,
  },
};

/** Vouchers of a member who never uses any. Each has another discount; some are not usable yet. */
const CLAIMED_VOUCHERS: readonly ClaimedTerms[] = Array.from({ length: VOUCHERS }, (_, index) => ({
  id: `held-${index}`,
  terms: {
    priced:
      index % 2 === 0
        ? {
            calculation_type: 'fixed',
            amount: cents(index * 10),
            min_purchase: cents(index % 3 === 0 ? 1_000_000 : 0),
          }
        : {
            calculation_type: 'percent',
            percent: 1 + (index % 50),
            total_max_given_amount: cents(5_000 + index),
            min_purchase: cents(0),
          },
    use: 'both',
    status: 'ACTIVE',
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    branches: 'All',
    branchIds: [],
    unavailableDates: [],
  },
}));

/**
 * Calculates all discounts of the order, as on each change: lines, best deal, nearest voucher, and
 * each voucher's saving.
 */
export function workOutDiscounts() {
  const lines = linesTotal(LARGE_ORDER.lines, LARGE_ORDER.buyer);
  const use = {
    place: 'delivery',
    branchId: 'bangsar',
    date: '2026-11-22',
    today: '2026-11-22',
    subtotal: lines.subtotal,
    frozen: false,
  } as const;
  return {
    best: bestDeal(lines, LARGE_ORDER, CLAIMED_VOUCHERS, use),
    nearest: nearestVoucher(lines, LARGE_ORDER, CLAIMED_VOUCHERS, use),
    judged: CLAIMED_VOUCHERS.map(({ terms }) => ({
      fit: voucherFit(terms, use),
      saving: voucherSaving(lines, LARGE_ORDER, terms.priced),
    })),
  };
}
