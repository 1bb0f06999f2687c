import { add, equalShares, inCoins } from './exact.ts';
import {
  leftOf,
  newBill,
  type OracleBill,
  type OracleMember,
  type OraclePayment,
  type OracleVoucher,
  paidOf,
  paymentsOf,
  priceOf,
} from './oracle-bill.ts';
import { fitsVoucher, type OraclePrice, POINT_PRICE } from './oracle-price.ts';
import type { MemberStart, SalesState, SalesStep } from './sales-step.ts';

type Step<Name extends SalesStep['do']> = Extract<SalesStep, { do: Name }>;

/** A second implementation of the sales of a branch: lists, exact integers, one step at a time. */
export interface SalesOracle {
  /** Takes a step. Returns `OK` or the code of the error. */
  take(step: SalesStep): string;
  state(): SalesState;
  /** Returns what is left to pay and the cash for it, in sen. */
  due(bill: number, share: number | null): { readonly left: number; readonly cash: number };
  /** Returns what a step can choose from. */
  choices(bill: number): {
    readonly lines: number;
    /** 0 if the bill is not split. */
    readonly shares: number;
    /** Amounts of the payments, removed ones included. */
    readonly payments: readonly number[];
    /** Indexes of the vouchers that the bill can use. */
    readonly vouchers: readonly number[];
  };
  /** Returns true if the bill is open, and something is left of it or of the share. */
  isPayable(bill: number, share: number | null): boolean;
  /** Returns the total if the wallet pays all on Family Day, in sen; null if that is not possible. */
  familyTotal(bill: number): number | null;
}

const PRICES = { tea: 300n, crab: 4_500n };
const POINTS_OF_DISH = 10;

/** @param family percent of Family Day; null on other days. */
export function createSalesOracle(
  starts: readonly MemberStart[],
  family: number | null,
): SalesOracle {
  const members = starts.map(
    ({ wallet, points, tier }): OracleMember => ({
      wallet: BigInt(wallet),
      points: BigInt(points),
      tier: BigInt(tier),
    }),
  );
  const vouchers = starts.flatMap(({ vouchers: count }, index) =>
    Array.from(
      { length: count },
      (): OracleVoucher => ({ owner: of(members, index), state: 'active' }),
    ),
  );
  const bills: OracleBill[] = [];
  const onFamilyDay = family === null ? null : BigInt(family);
  let drawer = 0n;
  let receipts = 0;

  function pay(
    bill: OracleBill,
    payment: Pick<OraclePayment, 'method' | 'share' | 'amount' | 'exact'>,
    price: OraclePrice,
  ): string {
    fix(bill, price);
    bill.payments.push({ ...payment, isRemoved: false, refunded: 0n });
    move(bill, payment.method, payment.amount);
    if (leftOf(bill, null) === 0n) close(bill, price);
    return 'OK';
  }

  /** Takes money from the wallet, or puts it into the drawer; the other way for negative amounts. */
  function move({ member }: OracleBill, method: OraclePayment['method'], amount: bigint): void {
    if (method === 'wallet' && member !== null) member.wallet -= amount;
    if (method === 'cash') drawer += amount;
  }

  function close(bill: OracleBill, { earned }: OraclePrice): void {
    receipts += 1;
    bill.state = 'paid';
    bill.receipt = receipts;
    if (bill.voucher?.state === 'reserved') bill.voucher.state = 'used';
    if (bill.member !== null) bill.member.points += earned;
  }

  function payExactly({ do: method, bill: index, share, amount: sen }: Step<'card' | 'wallet'>) {
    const bill = of(bills, index);
    if (method === 'wallet' && bill.member === null) return 'MEMBER_REQUIRED';
    if (bill.state !== 'open') return 'BILL_CLOSED';
    const amount = BigInt(sen);
    const total = method === 'wallet' ? familyTotal(bill) : null;
    const price = amount === total ? priceOf(bill, onFamilyDay) : priceOf(bill);
    if (amount > leftOf(bill, share, price)) return 'OVERPAID';
    if (method === 'wallet' && amount > (bill.member?.wallet ?? 0n)) return 'WALLET_TOO_LOW';
    return pay(bill, { method, share, amount, exact: amount }, price);
  }

  function familyTotal(bill: OracleBill): bigint | null {
    if (onFamilyDay === null || bill.fixed !== null || bill.shares !== null) return null;
    const { isFamily, total } = priceOf(bill, onFamilyDay);
    return isFamily ? total : null;
  }

  const take: { readonly [Name in SalesStep['do']]: (step: Step<Name>) => string } = {
    open: () => {
      bills.push(newBill());
      return 'OK';
    },
    ring: ({ bill, item, qty }) =>
      change(of(bills, bill), ({ lines }) => {
        lines.push({ unit: PRICES[item], qty, point: POINTS_OF_DISH });
      }),
    amount: ({ bill, amount }) =>
      change(of(bills, bill), ({ lines }) => {
        lines.push({ unit: BigInt(amount), qty: 1, point: 0 });
      }),
    quantity: ({ bill, line: index, qty }) =>
      change(of(bills, bill), ({ lines }) => {
        const line = of(lines, index);
        lines.splice(index, 1, ...(qty === 0 ? [] : [{ ...line, qty }]));
      }),
    member: ({ bill: index, member, usesPoints }) => {
      const bill = of(bills, index);
      const next = member === null ? null : of(members, member);
      const isSame = bill.member === next && bill.usesPoints === usesPoints;
      // The same step also changes the table, which is possible after a payment.
      if (bill.state === 'open' && isSame) return 'OK';
      const error = requireUnpaid(bill) ?? (usesPoints ? requirePoints(next) : null);
      return (
        error ??
        change(bill, () => {
          if (bill.member !== next) bill.voucher = null;
          bill.member = next;
          bill.usesPoints = usesPoints;
        })
      );
    },
    voucher: ({ bill, voucher }) =>
      change(of(bills, bill), (changed) => {
        changed.voucher = voucher === null ? null : of(vouchers, voucher);
      }),
    split: ({ bill: index, people }) => {
      const bill = of(bills, index);
      const error = requireUnpaid(bill);
      if (error !== null) return error;
      const { voucher, total } = priceOf(bill);
      if (people !== null && (voucher > 0n || total < BigInt(people))) return 'SPLIT_NOT_POSSIBLE';
      bill.shares = people === null ? null : equalShares(total, people);
      return 'OK';
    },
    cash: ({ bill: index, share, extra }) => {
      const bill = of(bills, index);
      if (bill.state !== 'open') return 'BILL_CLOSED';
      const price = priceOf(bill);
      const exact = leftOf(bill, share, price);
      if (extra < 0 && inCoins(exact) > 0n) return 'CASH_TOO_LITTLE';
      return pay(bill, { method: 'cash', share, amount: inCoins(exact), exact }, price);
    },
    card: payExactly,
    wallet: payExactly,
    remove: ({ bill: index, payment: which }) => {
      const bill = of(bills, index);
      if (bill.state !== 'open') return 'BILL_CLOSED';
      const payment = of(bill.payments, which);
      if (payment.isRemoved) return 'NOT_FOUND';
      payment.isRemoved = true;
      move(bill, payment.method, -payment.amount);
      if (paymentsOf(bill).length === 0) release(bill);
      return 'OK';
    },
    void: ({ bill: index }) => {
      const bill = of(bills, index);
      const error = requireUnpaid(bill);
      if (error !== null) return error;
      bill.state = 'void';
      return 'OK';
    },
    refund: ({ bill: index, payment: which, amount: sen }) => {
      const bill = of(bills, index);
      const payment = of(bill.payments, which);
      const amount = BigInt(sen);
      if (bill.state !== 'paid') return 'REFUND_EXCEEDS_PAYMENT';
      if (payment.isRemoved) return 'INVALID_REQUEST';
      if (payment.refunded + amount > payment.amount) return 'REFUND_EXCEEDS_PAYMENT';
      payment.refunded += amount;
      move(bill, payment.method, -amount);
      movePoints(bill, amount);
      receipts += 1;
      return 'OK';
    },
    drawer: ({ kind, amount }) => {
      drawer += kind === 'paid_out' ? -BigInt(amount) : BigInt(amount);
      return 'OK';
    },
  };

  /** The server rejects vouchers that are on another open bill or do not fit. */
  function canUse(bill: OracleBill, voucher: OracleVoucher): boolean {
    const others = bills.filter((other) => other !== bill && other.state === 'open');
    const isFree = others.every((other) => other.voucher !== voucher);
    const { member } = bill;
    return (
      isFree &&
      voucher.state === 'active' &&
      voucher.owner === member &&
      fitsVoucher(bill.lines, member)
    );
  }

  return {
    // The step selects the function for its own type.
    take: (step) => (take[step.do] as (step: SalesStep) => string)(step),
    due: (bill, share) => {
      const left = leftOf(of(bills, bill), share);
      return { left: Number(left), cash: Number(inCoins(left)) };
    },
    choices: (index) => {
      const bill = of(bills, index);
      return {
        lines: bill.lines.length,
        shares: bill.shares?.length ?? 0,
        payments: bill.payments.map(({ amount }) => Number(amount)),
        vouchers: vouchers.flatMap((voucher, which) => (canUse(bill, voucher) ? [which] : [])),
      };
    },
    isPayable: (index, share) => {
      const bill = of(bills, index);
      return bill.state === 'open' && leftOf(bill, share) > 0n;
    },
    familyTotal: (bill) => {
      const total = familyTotal(of(bills, bill));
      return total === null ? null : Number(total);
    },
    state: () => ({
      bills: bills.map(viewBill),
      members: members.map((member) => ({
        wallet: Number(member.wallet),
        points: Number(member.points),
        vouchers: vouchers.filter(({ owner, state }) => owner === member && state === 'active')
          .length,
      })),
      drawer: Number(drawer),
      receipts,
    }),
  };
}

function of<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`There is no item ${index} of ${list.length}`);
  return item;
}

function requireUnpaid(bill: OracleBill): string | null {
  if (bill.state !== 'open') return 'BILL_CLOSED';
  return paymentsOf(bill).length > 0 ? 'BILL_HAS_PAYMENTS' : null;
}

function requirePoints(member: OracleMember | null): string | null {
  if (member === null) return 'MEMBER_REQUIRED';
  return member.points < POINT_PRICE.points ? 'NOT_ENOUGH_POINT' : null;
}

/** Changes a bill without payments, which undoes its split. */
function change(bill: OracleBill, apply: (bill: OracleBill) => void): string {
  const error = requireUnpaid(bill);
  if (error !== null) return error;
  apply(bill);
  bill.shares = null;
  return 'OK';
}

/** Fixes the price with the first payment, reserves the voucher and takes the points. */
function fix(bill: OracleBill, price: OraclePrice): void {
  if (bill.fixed !== null) return;
  bill.fixed = price;
  if (bill.voucher !== null && price.voucher > 0n) bill.voucher.state = 'reserved';
  if (bill.member !== null && price.points > 0n) bill.member.points -= POINT_PRICE.points;
}

/** Undoes {@link fix} without payments. */
function release(bill: OracleBill): void {
  const { fixed, member, voucher } = bill;
  bill.fixed = null;
  if (voucher?.state === 'reserved') voucher.state = 'active';
  if (member !== null && fixed !== null && fixed.points > 0n) member.points += POINT_PRICE.points;
}

/** Gives spent points back and takes earned ones, in proportion to the refund and up to the balance. */
function movePoints(bill: OracleBill, amount: bigint): void {
  const { fixed, member, refunded: before } = bill;
  bill.refunded += amount;
  if (member === null || fixed === null) return;
  const paid = paidOf(bill);
  const kept = (points: bigint, refunded: bigint) => (points * (paid - refunded)) / paid;
  const moved = (points: bigint) => kept(points, before) - kept(points, before + amount);
  const spent = fixed.points > 0n ? POINT_PRICE.points : 0n;
  const points = member.points + moved(spent) - moved(fixed.earned);
  member.points = points < 0n ? 0n : points;
}

function viewBill(bill: OracleBill): SalesState['bills'][number] {
  const { state, receipt, shares } = bill;
  if (state === 'void') return { state, total: 0, left: 0, cashDue: 0, receipt };
  const left = leftOf(bill, null);
  const rest = shares?.map((_, index) => inCoins(leftOf(bill, index + 1)));
  const rounding = paidOf(bill) - add(paymentsOf(bill).map(({ exact }) => exact));
  return {
    state,
    total: Number(priceOf(bill).total + rounding),
    left: Number(left),
    cashDue: Number(rest === undefined ? inCoins(left) : add(rest)),
    receipt,
  };
}
