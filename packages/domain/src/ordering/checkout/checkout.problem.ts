import {
  type ApiError,
  type CancelReason,
  type CreateOrderRequest,
  errorDataOf,
} from '@claypot/sdk';
import type { PaymentProblems } from '../../machines/payment/payment.implementation.ts';
import type { CheckoutProblem, CheckoutQuestion } from './checkout.types.ts';

/** The questions, which a screen shows over the form. */
const QUESTIONS: Readonly<Record<CheckoutQuestion['kind'], true>> = {
  confirmingGuest: true,
  closed: true,
  priceChanged: true,
  unavailable: true,
};

export function isQuestion(problem: CheckoutProblem): problem is CheckoutQuestion {
  return problem.kind in QUESTIONS;
}

/** What brings a customer back from ordering to the form, or holds them there. */
export const checkoutProblems: PaymentProblems<CreateOrderRequest, CancelReason, CheckoutProblem> =
  {
    rejected: problemOf,
    cancelled: (reason) => ({ kind: 'cancelled', reason }),
    notPlaced: { kind: 'notPlaced' },
    isQuestion,
    agreed: agreedRequest,
  };

/** What a refusal of the order means to the customer. */
function problemOf(error: ApiError): CheckoutProblem {
  const hours = errorDataOf(error, 'BRANCH_CLOSED');
  if (hours) return { kind: 'closed', hours };
  const figures = errorDataOf(error, 'PRICE_CHANGED');
  if (figures) return { kind: 'priceChanged', figures };
  const unavailable = errorDataOf(error, 'ITEM_UNAVAILABLE');
  if (unavailable) return { kind: 'unavailable', lines: unavailable.lines };
  return { kind: 'rejected', code: error.code };
}

/**
 * The request once the customer has said yes, with the server's figures in it where these have
 * changed; null where there is nothing to say yes to.
 */
export function agreedRequest(
  request: CreateOrderRequest,
  problem: CheckoutProblem,
): CreateOrderRequest | null {
  if (problem.kind === 'confirmingGuest') return request;
  if (problem.kind !== 'priceChanged') return null;
  const { total } = problem.figures;
  const { delivery_fee, final_total_amount, point_earn, subtotal } = total;
  const isDelivery = request.delivery_method === 'delivery';
  // Where a voucher pays the courier, what it costs is not the customer's affair.
  const isPaid = isDelivery && delivery_fee > 0;
  return {
    ...request,
    delivery_fee: isDelivery ? delivery_fee : request.delivery_fee,
    lalamove_delivery_fee: isPaid ? delivery_fee : request.lalamove_delivery_fee,
    subtotal,
    voucher_use_amount: total.voucher_discount_amount,
    point_discount: total.point_discount_amount,
    final_total_amount,
    total_point_get: point_earn,
  };
}
