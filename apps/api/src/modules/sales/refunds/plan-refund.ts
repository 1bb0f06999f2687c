import { COIN, sum, ZERO } from '@claypot/domain/pricing';
import { type Cents, cents, formatMoneyString, parseMoney } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import type { BillPayment } from '../bills/bill-payments.ts';
import { stateOf } from '../bills/bill-reads.ts';
import type { LoadedBill } from '../price/load-bill.ts';

/** Amount that a refund returns for one payment, in cents. */
export interface RefundPart {
  readonly payment: BillPayment;
  readonly amount: Cents;
}

/** The parts of a request, as amounts in cents. */
export interface RequestedPart {
  readonly paymentId: string;
  readonly amount: Cents;
}

/**
 * Returns the parts of a request.
 * @throws ApiError `INVALID_REQUEST` for a payment that it names twice, and for nothing.
 */
export function readParts(parts: Schemas['RefundBillRequest']['parts']): RequestedPart[] {
  return parts.map(({ payment_id: paymentId, amount: text }, index) => {
    const amount = parseMoney(text);
    const first = parts.findIndex(({ payment_id }) => payment_id === paymentId);
    if (first !== index) throw invalidRequest(`body.parts.${index}.payment_id`);
    if (amount === ZERO) throw invalidRequest(`body.parts.${index}.amount`);
    return { paymentId, amount };
  });
}

/** Returns the sum of parts, which an approval has to name. */
export function amountOf(parts: readonly Pick<RequestedPart, 'amount'>[]): Cents {
  return sum(parts.map(({ amount }) => amount));
}

/**
 * Finds the payments of the parts of a refund. The caller has locked the bill.
 * @throws ApiError `REFUND_EXCEEDS_PAYMENT` if less is left of a payment, or the bill is not paid;
 * `INVALID_REQUEST` for a payment that is not one of the bill, and for cash that coins cannot make.
 */
export function planRefund(
  { bill, payments }: Pick<LoadedBill, 'bill' | 'payments'>,
  parts: readonly RequestedPart[],
): RefundPart[] {
  if (stateOf(bill) !== 'paid') throw refundExceeds(ZERO);
  return parts.map(({ paymentId, amount }, index) => {
    const payment = payments.find(({ id }) => id === paymentId);
    if (payment === undefined || payment.removed_at !== null) {
      throw invalidRequest(`body.parts.${index}.payment_id`);
    }
    if (payment.method === 'cash' && amount % COIN !== 0) {
      throw invalidRequest(`body.parts.${index}.amount`);
    }
    const left = cents(payment.amount - payment.refunded);
    if (amount > left) throw refundExceeds(left);
    return { payment, amount };
  });
}

/** Returns `REFUND_EXCEEDS_PAYMENT` with what can still go back. */
export function refundExceeds(left: Cents): ApiError {
  const data: Schemas['RefundExceedsPaymentData'] = { refundable: formatMoneyString(left) };
  return new ApiError('REFUND_EXCEEDS_PAYMENT', { data });
}
