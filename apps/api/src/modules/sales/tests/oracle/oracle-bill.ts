import { add } from './exact.ts';
import { type OraclePrice, oraclePrice } from './oracle-price.ts';

/** A voucher of a member. An order reserves it with the first payment, and uses it when it is paid. */
export interface OracleVoucher {
  readonly owner: OracleMember;
  state: 'active' | 'reserved' | 'used';
}

export interface OracleMember {
  wallet: bigint;
  points: bigint;
  readonly tier: bigint;
}

export interface OraclePayment {
  readonly method: 'wallet' | 'card' | 'cash';
  readonly share: number | null;
  /** For cash with the rounding. */
  readonly amount: bigint;
  /** Without the rounding. */
  readonly exact: bigint;
  isRemoved: boolean;
  refunded: bigint;
}

export interface OracleBill {
  lines: { readonly unit: bigint; readonly qty: number; readonly point: number }[];
  member: OracleMember | null;
  voucher: OracleVoucher | null;
  usesPoints: boolean;
  /** Totals of the shares; null if the bill is not split. */
  shares: readonly bigint[] | null;
  readonly payments: OraclePayment[];
  /** Price from the first payment on. */
  fixed: OraclePrice | null;
  state: 'open' | 'paid' | 'void';
  receipt: number | null;
  /** Sum of the refunds. */
  refunded: bigint;
}

export function newBill(): OracleBill {
  return {
    lines: [],
    member: null,
    voucher: null,
    usesPoints: false,
    shares: null,
    payments: [],
    fixed: null,
    state: 'open',
    receipt: null,
    refunded: 0n,
  };
}

/** Returns the payments that were not removed. */
export function paymentsOf({ payments }: OracleBill): OraclePayment[] {
  return payments.filter(({ isRemoved }) => !isRemoved);
}

/** @param family percent of Family Day if the wallet pays all; null otherwise. */
export function priceOf(bill: OracleBill, family: bigint | null = null): OraclePrice {
  const { fixed, voucher, ...terms } = bill;
  return fixed ?? oraclePrice({ ...terms, hasVoucher: voucher?.state === 'active', family });
}

/** Returns what is left of a bill or of one of its shares, before rounding. */
export function leftOf(bill: OracleBill, share: number | null, price = priceOf(bill)): bigint {
  const total = share === null ? price.total : (bill.shares?.[share - 1] ?? 0n);
  const paid = paymentsOf(bill).filter((payment) => share === null || payment.share === share);
  return total - add(paid.map(({ exact }) => exact));
}

/** Returns what customers paid, with the rounding of cash. */
export function paidOf(bill: OracleBill): bigint {
  return add(paymentsOf(bill).map(({ amount }) => amount));
}
