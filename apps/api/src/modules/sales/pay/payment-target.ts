import { ZERO } from '@claypot/domain/pricing';
import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import type { LoadedBill } from '../price/load-bill.ts';
import type { PricedBill } from '../price/price-bill.ts';

/** The bill or share that a person pays, as seen on the screen. Amounts are in cents. */
export interface PaymentRequest {
  /** Amount that was left, before rounding. */
  readonly left: Cents;
  /** Null for a bill that is not split. */
  readonly share: number | null;
}

/** The bill or share of a payment, with its price. */
export interface PaymentTarget {
  readonly share: number | null;
  /** Before rounding. */
  readonly left: Cents;
  /** The cash that pays what is left. */
  readonly cashDue: Cents;
  /** Price that the first payment fixes. */
  readonly price: PricedBill;
}

/**
 * Returns what a payment pays.
 * @throws ApiError `BILL_CHANGED` without data if another amount is left than the person saw, or the
 * bill is split in another way; `INVALID_REQUEST` for a bill without lines.
 */
export function paymentTarget(
  { due, lines, price }: LoadedBill,
  { left, share }: PaymentRequest,
): PaymentTarget {
  if (lines.length === 0) throw invalidRequest('body.payment');
  const part = due.shares === null ? due : due.shares.find(({ number }) => number === share);
  const isWhole = due.shares === null;
  if (part === undefined || isWhole !== (share === null) || part.left !== left) {
    throw new ApiError('BILL_CHANGED');
  }
  return { share, left: part.left, cashDue: part.cashDue, price };
}

/**
 * Returns what a wallet payment pays. If it pays the whole bill on Family Day, the price is that of
 * Family Day.
 * @throws ApiError see {@link paymentTarget}.
 */
export function walletTarget(
  loaded: LoadedBill,
  request: PaymentRequest & { readonly amount: Cents },
): PaymentTarget {
  const { due, present } = loaded;
  const offer = present?.familyDay ?? null;
  const isOffer =
    offer !== null &&
    due.shares === null &&
    request.share === null &&
    request.amount === request.left;
  if (isOffer && request.left === offer.total.total) {
    return { share: null, left: request.left, cashDue: ZERO, price: offer };
  }
  return paymentTarget(loaded, request);
}

/** @throws ApiError `OVERPAID` if the amount is more than what is left, `INVALID_REQUEST` for 0. */
export function requireWithin(amount: Cents, { left }: PaymentTarget): void {
  if (amount === ZERO) throw invalidRequest('body.payment.amount');
  if (amount > left) throw overpaid(left);
}

/** Returns `OVERPAID` with what is left. */
export function overpaid(left: Cents): ApiError {
  const data: Schemas['OverpaidData'] = { left: formatMoneyString(left) };
  return new ApiError('OVERPAID', { data });
}
