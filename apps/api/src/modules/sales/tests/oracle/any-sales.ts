/** Random sequences of steps, with frequent edge cases. */
import fc from 'fast-check';
import type { SalesOracle } from './sales-oracle.ts';
import type { MemberStart, SalesStep } from './sales-step.ts';

/** A random action. `which` and the parts are resolved against the state when it is taken. */
export interface SalesDeed {
  readonly kind: SalesStep['do'];
  readonly bill: number;
  readonly which: number;
  readonly part: number;
  readonly extra: number;
  readonly flag: boolean;
}

const KINDS: readonly SalesStep['do'][] = [
  'open',
  'ring',
  'ring',
  'amount',
  'quantity',
  'member',
  'member',
  'voucher',
  'split',
  'cash',
  'cash',
  'card',
  'card',
  'wallet',
  'wallet',
  'wallet',
  'remove',
  'void',
  'refund',
  'drawer',
];

const deed: fc.Arbitrary<SalesDeed> = fc.record({
  kind: fc.constantFrom(...KINDS),
  bill: fc.nat({ max: 2 }),
  which: fc.nat({ max: 5 }),
  part: fc.constantFrom(0.2, 0.5, 0.5, 1, 1, 1.2),
  extra: fc.constantFrom(0, 0, 5, 100, -5),
  flag: fc.boolean(),
});

export const anySales = fc.array(deed, { minLength: 10, maxLength: 45 });

export const anyMembers: fc.Arbitrary<readonly MemberStart[]> = fc.array(
  fc.record({
    wallet: fc.constantFrom(0, 999, 1_000, 3_861, 10_000, 50_000),
    points: fc.constantFrom(0, 999, 1_000, 2_500),
    tier: fc.constantFrom(0, 5, 10),
    vouchers: fc.nat({ max: 2 }),
  }),
  { minLength: 1, maxLength: 2 },
);

export const anyFamily = fc.constantFrom(null, null, 22);

const MOST_BILLS = 3;
/** Selects none: no member, no voucher, no split. */
const LAST = 5;
const MOVES = ['float', 'paid_in', 'paid_out'] as const;
/** Amounts of lines without a dish. */
const AMOUNTS = [1, 2, 91, 92, 909, 4_230, 12_345] as const;

/** An action with what the present state offers. */
interface Resolved extends Omit<SalesDeed, 'kind'> {
  readonly oracle: SalesOracle;
  readonly members: number;
  readonly share: number | null;
  readonly choices: ReturnType<SalesOracle['choices']>;
}

type Resolver = (action: Resolved) => SalesStep | null;

const payExactly =
  (kind: 'card' | 'wallet'): Resolver =>
  ({ oracle, bill, share, part, flag }) => {
    if (!oracle.isPayable(bill, share)) return null;
    const total = kind === 'wallet' && flag ? oracle.familyTotal(bill) : null;
    const amount = total ?? Math.round(oracle.due(bill, share).left * part);
    return amount === 0 ? null : { do: kind, bill, share, amount };
  };

const RESOLVERS: { readonly [Kind in SalesStep['do']]: Resolver } = {
  open: () => ({ do: 'open' }),
  ring: ({ bill, which, flag }) => {
    return { do: 'ring', bill, item: flag ? 'tea' : 'crab', qty: (which % 3) + 1 };
  },
  amount: ({ bill, which }) => {
    return { do: 'amount', bill, amount: AMOUNTS[which % AMOUNTS.length] ?? 1 };
  },
  quantity: ({ bill, which, choices: { lines } }) =>
    lines === 0 ? null : { do: 'quantity', bill, line: which % lines, qty: which },
  member: ({ bill, which, flag, members }) => {
    const member = which === LAST ? null : which % members;
    return { do: 'member', bill, member, usesPoints: flag };
  },
  voucher: ({ bill, which, choices: { vouchers } }) => {
    if (which === LAST) return { do: 'voucher', bill, voucher: null };
    const voucher = vouchers[which % Math.max(1, vouchers.length)];
    return voucher === undefined ? null : { do: 'voucher', bill, voucher };
  },
  split: ({ bill, which }) => {
    return { do: 'split', bill, people: which === LAST ? null : (which % 3) + 2 };
  },
  cash: ({ oracle, bill, share, extra }) =>
    oracle.isPayable(bill, share) ? { do: 'cash', bill, share, extra } : null,
  card: payExactly('card'),
  wallet: payExactly('wallet'),
  remove: ({ bill, which, choices: { payments } }) =>
    payments.length === 0 ? null : { do: 'remove', bill, payment: which % payments.length },
  void: ({ bill }) => ({ do: 'void', bill }),
  refund: ({ bill, which, part, choices: { payments } }) => {
    if (payments.length === 0) return null;
    const payment = which % payments.length;
    const amount = Math.ceil(((payments[payment] ?? 0) * part) / 5) * 5;
    return amount === 0 ? null : { do: 'refund', bill, payment, amount };
  },
  drawer: ({ which, flag }) => {
    const kind = MOVES[which % MOVES.length] ?? 'float';
    return { do: 'drawer', kind, amount: flag ? 500 : 20_000 };
  },
};

/** Returns the step of an action in the present state; null if there is none. */
export function stepOf(
  oracle: SalesOracle,
  { kind, ...action }: SalesDeed,
  members: number,
): SalesStep | null {
  const { bills } = oracle.state();
  if (bills.length === 0) return { do: 'open' };
  if (kind === 'open' && bills.length === MOST_BILLS) return null;
  const bill = action.bill % bills.length;
  const choices = oracle.choices(bill);
  const share = choices.shares === 0 ? null : (action.which % choices.shares) + 1;
  return RESOLVERS[kind]({ ...action, bill, oracle, members, share, choices });
}
