import {
  type ApiError,
  type CancelReason,
  type CreateOrderRequest,
  errorDataOf,
} from '@claypot/sdk';
import type { PaymentProblems } from '../../machines/payment/payment.implementation.ts';
import type { CheckoutProblem, CheckoutQuestion } from './checkout.types.ts';

/** Problems that the screen shows as a question above the form. */
const QUESTIONS: Readonly<Record<CheckoutQuestion['kind'], true>> = {
  confirmingGuest: true,
  closed: true,
  priceChanged: true,
  waitChanged: true,
  unavailable: true,
};

export function isQuestion(problem: CheckoutProblem): problem is CheckoutQuestion {
  return problem.kind in QUESTIONS;
}

/** Maps the outcomes of an order and its payment to the problems of the checkout. */
export const checkoutProblems: PaymentProblems<CreateOrderRequest, CancelReason, CheckoutProblem> =
  {
    rejected: problemOf,
    cancelled: (reason) => ({ kind: 'cancelled', reason }),
    notPlaced: { kind: 'notPlaced' },
    isQuestion,
    agreed: agreedRequest,
  };

/** Maps the API error of an order to the problem shown to the customer. */
function problemOf(error: ApiError): CheckoutProblem {
  const hours = errorDataOf(error, 'BRANCH_CLOSED');
  if (hours) return { kind: 'closed', hours };
  const figures = errorDataOf(error, 'PRICE_CHANGED');
  if (figures) return { kind: 'priceChanged', figures };
  const waiting = errorDataOf(error, 'WAIT_CHANGED');
  if (waiting) return { kind: 'waitChanged', waiting };
  const unavailable = errorDataOf(error, 'ITEM_UNAVAILABLE');
  if (unavailable) return { kind: 'unavailable', lines: unavailable.lines };
  return { kind: 'rejected', code: error.code };
}

/**
 * Returns the request to send after confirmation, with the server's amounts or waiting time if they
 * changed; null if the problem cannot be confirmed.
 */
export function agreedRequest(
  request: CreateOrderRequest,
  problem: CheckoutProblem,
): CreateOrderRequest | null {
  if (problem.kind === 'confirmingGuest') return request;
  if (problem.kind === 'waitChanged') {
    return { ...request, asap_minutes: problem.waiting.asap_minutes };
  }
  if (problem.kind !== 'priceChanged') return null;
  const { total } = problem.figures;
  const { delivery_fee, final_total_amount, point_earn, subtotal } = total;
  const isDelivery = request.delivery_method === 'delivery';
  // If a voucher pays the courier, the customer does not need to accept the courier's fee.
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
