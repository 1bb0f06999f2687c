import type { MoneyActionView } from '@claypot/counter/orders';
import type { CardView, CashView, SplitView, WalletView } from '@claypot/counter/pay';
import { cents } from '@claypot/sdk';

/** Nothing is entered yet. */
const CHOOSING: MoneyActionView = { status: 'choosing', isOnline: true, problem: null };

export const CASH: CashView = {
  ...CHOOSING,
  due: cents(8340),
  rounding: 1,
  tenderedText: '',
  quick: [cents(8340), cents(8400), cents(8500), cents(9000), cents(10_000)],
  change: null,
  drawerId: null,
  missing: null,
};

/** RM 100.00 were handed over. */
export const CASH_FILLED: CashView = { ...CASH, tenderedText: '100.00', change: cents(1660) };

export const CARD: CardView = {
  ...CHOOSING,
  left: cents(8339),
  amountText: '',
  amount: cents(8339),
  reference: '',
  terminal: 'entering',
  canCharge: true,
  missing: null,
};

export const WALLET: WalletView = {
  ...CHOOSING,
  wallet: cents(8640),
  left: cents(8339),
  offer: null,
  paysOffer: false,
  amountText: '',
  amount: cents(8339),
  code: '',
  by: 'code',
  missing: null,
};

export const SPLIT: SplitView = {
  ...CHOOSING,
  by: 'people',
  people: 2,
  shareCount: 2,
  lines: [
    { id: 'bl_2', name: 'Set for two', qty: 1, total: cents(4200), share: 1 },
    { id: 'bl_1', name: 'Claypot rice', qty: 2, total: cents(3780), share: 2 },
  ],
  totals: [cents(4170), cents(4169)],
  error: null,
  wasTried: false,
};
