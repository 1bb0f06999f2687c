import type { CountedDrawerView, DayCloseView } from '@claypot/counter/day-close';
import { cents } from '@claypot/sdk';
import type { DayClose, DayFigures, DayState, OpenDay } from '@claypot/sdk/counter';
import { aDayClose, aDayState } from '@claypot/testing/counter';

/** Figures of a busy day, with every kind of sale and refund. */
export const BUSY_FIGURES: DayFigures = {
  sales: {
    order_count: 1184,
    subtotal: cents(48_211_60),
    voucher_count: 61,
    voucher_discount: cents(842_50),
    tier_discount: cents(1204_30),
    point_discount: cents(310_00),
    service_charge: cents(1420_00),
    delivery_fee: cents(3911_40),
    tax: cents(2911_07),
    rounding: cents(-2),
    total: cents(51_186_18),
    by_method: [
      { method: 'delivery', order_count: 421, amount: cents(21_004_10) },
      { method: 'dine-in', order_count: 322, amount: cents(16_912_08) },
      { method: 'pickup', order_count: 441, amount: cents(13_270_00) },
    ],
    by_payment: [
      { payment: 'card', order_count: 412, amount: cents(18_110_00) },
      { payment: 'fpx', order_count: 450, amount: cents(16_064_10) },
      { payment: 'terminal', order_count: 140, amount: cents(9_300_05) },
      { payment: 'cash', order_count: 121, amount: cents(4_212_05) },
      { payment: 'wallet', order_count: 86, amount: cents(3_399_98) },
      { payment: 'other', order_count: 3, amount: cents(100_00) },
      { payment: 'none', order_count: 9, amount: cents(0) },
    ],
  },
  refunds: {
    count: 5,
    amount: cents(212_30),
    by_kind: [
      { kind: 'dispute', count: 1, amount: cents(60_00) },
      { kind: 'provider', count: 1, amount: cents(20_00) },
      { kind: 'refunded', count: 2, amount: cents(140_00) },
      { kind: 'returned', count: 1, amount: cents(-7_70) },
      { kind: 'settled', count: 1, amount: cents(0) },
    ],
    by_payment: [
      { payment: 'online', count: 3, amount: cents(132_30) },
      { payment: 'terminal', count: 1, amount: cents(50_00) },
      { payment: 'cash', count: 1, amount: cents(20_00) },
      { payment: 'wallet', count: 1, amount: cents(10_00) },
      { payment: 'other', count: 1, amount: cents(0) },
    ],
  },
  top_ups: {
    count: 4,
    amount: cents(1_040_00),
    returned_count: 1,
    returned_amount: cents(20_00),
  },
  drawer_moves: {
    float: { count: 2, amount: cents(400_00) },
    paid_in: { count: 1, amount: cents(50_00) },
    paid_out: { count: 3, amount: cents(86_50) },
  },
  net: cents(50_973_88),
  people: [
    aPerson('Aina binti Abdullah', 612),
    aPerson('Muhammad Hafiz bin Mohamed Yusof', 433),
    { ...aPerson(null, 0), refund_count: 2, refund_amount: cents(140_00) },
  ],
  late: { business_day: '2026-11-26', order_count: 3, amount: cents(91_70) },
};

function aPerson(name: string | null, steps: number) {
  const refunds = { rejections: 2, refund_count: 1, refund_amount: cents(12_50), approvals: 4 };
  const payments = {
    payment_count: 171,
    payment_amount: cents(8_456_04),
    removed_payment_count: 3,
  };
  return {
    name,
    steps,
    ...refunds,
    ...payments,
    void_count: 1,
    top_up_count: 2,
    top_up_amount: cents(520_00),
  };
}

export const STATE: DayState = aDayState();

const opened = STATE.next;
if (opened === null) throw new Error('The contract shows no open day');
export const NEXT: OpenDay = opened;

export const CLOSE: DayClose = aDayClose();

/** Returns a drawer that was counted with RM 2.00 too little. */
export function aCountedDrawer(fields: Partial<CountedDrawerView> = {}): CountedDrawerView {
  const counts = new Map([
    [50_00, '3'],
    [5_00, '9'],
    [1_00, '3'],
  ]);
  return {
    id: 'main',
    name: null,
    mode: 'notes',
    denominations: [100_00, 50_00, 20_00, 10_00, 5_00, 1_00, 50, 20, 10, 5].map((value) => {
      const text = counts.get(value) ?? '';
      const count = Number(text);
      return {
        value: cents(value),
        isCoin: value < 1_00,
        text,
        count,
        sum: cents(value * count),
      };
    }),
    amount: '',
    counted: cents(198_00),
    expected: cents(200_00),
    difference: cents(-2_00),
    leftText: null,
    left: cents(198_00),
    isLeftTooMuch: false,
    note: '',
    isNoteMissing: true,
    ...fields,
  };
}

/** Returns the view of a day that is not closed. */
export function aDayCloseView(fields: Partial<DayCloseView> = {}): DayCloseView {
  return {
    status: 'ready',
    error: null,
    stale: false,
    asOf: null,
    unconfirmed: false,
    state: STATE,
    step: 'overview',
    drawers: [aCountedDrawer()],
    wasTried: false,
    closing: { status: 'idle', error: null },
    missed: { status: 'idle', error: null, count: 0 },
    closed: null,
    ...fields,
  };
}
