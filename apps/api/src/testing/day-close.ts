import type { DayFigures } from '../modules/reports/close/day-figures.ts';

/** Figures of a day without sales. */
export const NO_FIGURES: DayFigures = {
  sales: {
    order_count: 0,
    subtotal: 0,
    voucher_count: 0,
    voucher_discount: 0,
    tier_discount: 0,
    point_discount: 0,
    service_charge: 0,
    delivery_fee: 0,
    tax: 0,
    rounding: 0,
    total: 0,
    by_method: [],
    by_payment: [],
  },
  refunds: { count: 0, amount: 0, by_kind: [] },
  net: 0,
  people: [],
  late: null,
};
