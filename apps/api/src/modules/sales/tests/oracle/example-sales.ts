/**
 * Hand-worked sales. The comments are the calculations in ringgit, by the decisions P1 to P8, K5,
 * K8, K10, L8 and L13. A service charge of 10 % is added to the food after discounts.
 */
import type { MemberStart, SalesState, SalesStep } from './sales-step.ts';

export interface ExampleSale {
  readonly name: string;
  readonly members: readonly MemberStart[];
  /** Percent of Family Day; null on other days. */
  readonly family: number | null;
  /** Each step with its outcome: `OK` or the code of the error. */
  readonly steps: readonly (readonly [SalesStep, string])[];
  readonly end: SalesState;
}

const MEI: MemberStart = { wallet: 10_000, points: 0, tier: 5, vouchers: 0 };

const open: readonly [SalesStep, string] = [{ do: 'open' }, 'OK'];
const ring = (item: 'tea' | 'crab', qty = 1): readonly [SalesStep, string] => [
  { do: 'ring', bill: 0, item, qty },
  'OK',
];
const amount = (sen: number): readonly [SalesStep, string] => [
  { do: 'amount', bill: 0, amount: sen },
  'OK',
];
const member = (usesPoints = false): readonly [SalesStep, string] => [
  { do: 'member', bill: 0, member: 0, usesPoints },
  'OK',
];
const pay = (
  method: 'card' | 'wallet',
  sen: number,
  outcome = 'OK',
): readonly [SalesStep, string] => [{ do: method, bill: 0, share: null, amount: sen }, outcome];
const cash = (
  extra = 0,
  share: number | null = null,
  outcome = 'OK',
): readonly [SalesStep, string] => [{ do: 'cash', bill: 0, share, extra }, outcome];
const refund = (payment: number, sen: number, outcome = 'OK'): readonly [SalesStep, string] => [
  { do: 'refund', bill: 0, payment, amount: sen },
  outcome,
];
const paid = (total: number, receipt = 1): SalesState['bills'][number] => ({
  state: 'paid',
  total,
  left: 0,
  cashDue: 0,
  receipt,
});

export const EXAMPLE_SALES: readonly ExampleSale[] = [
  {
    // 42.30 + 4.23 = 46.53; in cash 46.55.
    name: 'a guest pays in cash, rounded to 5 sen',
    members: [],
    family: null,
    steps: [open, amount(4_230), cash(-5, null, 'CASH_TOO_LITTLE'), cash(345)],
    end: { bills: [paid(4_655)], members: [], drawer: 4_655, receipts: 1 },
  },
  {
    // 45.00 − 5 % 2.25 = 42.75; 42.75 + 4.275 ≈ 4.28 = 47.03. Wallet 20.00, left 27.03, in cash 27.05.
    name: 'a member pays a part from the wallet and the rest in cash',
    members: [MEI],
    family: null,
    steps: [open, ring('crab'), member(), pay('wallet', 2_000), cash()],
    end: {
      bills: [paid(4_705)],
      members: [{ wallet: 8_000, points: 10, vouchers: 0 }],
      drawer: 2_705,
      receipts: 1,
    },
  },
  {
    // 42.30 + 4.23 = 46.53. Card 10.00, then 36.53. After the first, the same member is no change.
    name: 'the member cannot change after a payment',
    members: [MEI],
    family: null,
    steps: [
      open,
      amount(4_230),
      pay('card', 1_000),
      [{ do: 'member', bill: 0, member: null, usesPoints: false }, 'OK'],
      [{ do: 'member', bill: 0, member: null, usesPoints: true }, 'BILL_HAS_PAYMENTS'],
      [{ do: 'member', bill: 0, member: 0, usesPoints: false }, 'BILL_HAS_PAYMENTS'],
      pay('card', 3_653),
      [{ do: 'member', bill: 0, member: null, usesPoints: false }, 'BILL_CLOSED'],
    ],
    end: {
      bills: [paid(4_653)],
      members: [{ wallet: 10_000, points: 0, vouchers: 0 }],
      drawer: 0,
      receipts: 1,
    },
  },
  {
    // 45.00 − voucher 10.00 − points 10.00 = 25.00; 25.00 + 2.50 = 27.50. Points 1500 − 1000 + 10.
    name: 'voucher and points are used up, and the card pays',
    members: [{ wallet: 1_000, points: 1_500, tier: 0, vouchers: 1 }],
    family: null,
    steps: [
      open,
      ring('crab'),
      member(true),
      [{ do: 'voucher', bill: 0, voucher: 0 }, 'OK'],
      pay('card', 2_751, 'OVERPAID'),
      pay('card', 2_750),
    ],
    end: {
      bills: [paid(2_750)],
      members: [{ wallet: 1_000, points: 510, vouchers: 0 }],
      drawer: 0,
      receipts: 1,
    },
  },
  {
    // A wallet of 9.99 freezes the tier: 45.00 + 4.50 = 49.50. Wallet 9.99, left 39.51, in cash 39.50.
    name: 'a wallet of RM 9.99 freezes the tier',
    members: [{ wallet: 999, points: 0, tier: 10, vouchers: 0 }],
    family: null,
    steps: [
      open,
      ring('crab'),
      member(),
      pay('wallet', 1_000, 'WALLET_TOO_LOW'),
      pay('wallet', 999),
      cash(50),
    ],
    end: {
      bills: [paid(4_949)],
      members: [{ wallet: 0, points: 10, vouchers: 0 }],
      drawer: 3_950,
      receipts: 1,
    },
  },
  {
    // A wallet of exactly 10.00 does not: 45.00 − 10 % 4.50 = 40.50; 40.50 + 4.05 = 44.55.
    name: 'a wallet of RM 10.00 does not freeze the tier, also after a part of it is spent',
    members: [{ wallet: 1_000, points: 0, tier: 10, vouchers: 0 }],
    family: null,
    steps: [open, ring('crab'), member(), pay('wallet', 1_000), pay('card', 3_455)],
    end: {
      bills: [paid(4_455)],
      members: [{ wallet: 0, points: 10, vouchers: 0 }],
      drawer: 0,
      receipts: 1,
    },
  },
  {
    // 9.09 + 0.91 = 10.00; shares 3.34, 3.33 and 3.33, each 3.35 in cash.
    name: 'RM 10.00 split by three people is RM 10.05 in cash',
    members: [],
    family: null,
    steps: [
      open,
      amount(909),
      [{ do: 'split', bill: 0, people: 3 }, 'OK'],
      cash(0, 1),
      cash(0, 3),
      [{ do: 'amount', bill: 0, amount: 100 }, 'BILL_HAS_PAYMENTS'],
      cash(0, 2),
    ],
    end: { bills: [paid(1_005)], members: [], drawer: 1_005, receipts: 1 },
  },
  {
    // After the removal the bill is void, and the wallet is as before.
    name: 'a removed payment goes back, and the bill can be void',
    members: [{ ...MEI, tier: 0 }],
    family: null,
    steps: [
      open,
      ring('crab'),
      member(),
      pay('wallet', 4_000),
      [{ do: 'void', bill: 0 }, 'BILL_HAS_PAYMENTS'],
      [{ do: 'remove', bill: 0, payment: 0 }, 'OK'],
      [{ do: 'void', bill: 0 }, 'OK'],
      cash(0, null, 'BILL_CLOSED'),
    ],
    end: {
      bills: [{ state: 'void', total: 0, left: 0, cashDue: 0, receipt: null }],
      members: [{ wallet: 10_000, points: 0, vouchers: 0 }],
      drawer: 0,
      receipts: 0,
    },
  },
  {
    // Paid 47.05. 20.00 back: points 10 × 27.05 ÷ 47.05 = 5.7…, 5 stay. All back: 0 stay.
    name: 'refunds go back to the payments, and the points follow',
    members: [MEI],
    family: null,
    steps: [
      open,
      ring('crab'),
      member(),
      pay('wallet', 2_000),
      cash(),
      refund(0, 2_000),
      refund(0, 5, 'REFUND_EXCEEDS_PAYMENT'),
      refund(1, 1_000),
      refund(1, 1_705),
    ],
    end: {
      bills: [paid(4_705)],
      members: [{ wallet: 10_000, points: 0, vouchers: 0 }],
      drawer: 0,
      receipts: 4,
    },
  },
  {
    // Family Day: 45.00 − 22 % 9.90 = 35.10; 35.10 + 3.51 = 38.61, only if the wallet pays all.
    name: 'Family Day applies if the wallet pays all',
    members: [{ ...MEI, tier: 0 }],
    family: 22,
    steps: [open, ring('crab'), member(), pay('wallet', 3_861)],
    end: {
      bills: [paid(3_861)],
      members: [{ wallet: 6_139, points: 10, vouchers: 0 }],
      drawer: 0,
      receipts: 1,
    },
  },
  {
    // 45.00 + 4.50 = 49.50, because the card pays a part.
    name: 'Family Day does not apply if the wallet pays a part',
    members: [{ ...MEI, tier: 0 }],
    family: 22,
    steps: [open, ring('crab'), member(), pay('card', 2_000), pay('wallet', 2_950)],
    end: {
      bills: [paid(4_950)],
      members: [{ wallet: 7_050, points: 10, vouchers: 0 }],
      drawer: 0,
      receipts: 1,
    },
  },
  {
    // 0.92 + 0.09 = 1.01; 1.01 by card 1.00; 0.01 is nothing in cash.
    name: 'a rest of 1 sen needs no cash',
    members: [],
    family: null,
    steps: [open, amount(92), pay('card', 100), cash()],
    end: { bills: [paid(100)], members: [], drawer: 0, receipts: 1 },
  },
  {
    // Float 200.00, ice 12.00, sale 3.30 in cash (3.00 + 0.30).
    name: 'the drawer has float, sales and what was paid in and out',
    members: [],
    family: null,
    steps: [
      [{ do: 'drawer', kind: 'float', amount: 20_000 }, 'OK'],
      open,
      ring('tea'),
      cash(170),
      [{ do: 'drawer', kind: 'paid_out', amount: 1_200 }, 'OK'],
      [{ do: 'drawer', kind: 'paid_in', amount: 500 }, 'OK'],
    ],
    end: { bills: [paid(330)], members: [], drawer: 19_630, receipts: 1 },
  },
];
