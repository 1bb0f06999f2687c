import { type ApiError, type CancelReason, errorDataOf } from '@claypot/sdk';
import type {
  CheckoutContext,
  CheckoutProblem,
  CheckoutRecord,
  PendingOrder,
} from './checkout.types.ts';

/** What a refusal of the order means to the customer. */
export function problemOf(error: ApiError): CheckoutProblem {
  const hours = errorDataOf(error, 'BRANCH_CLOSED');
  if (hours) return { kind: 'closed', hours };
  const figures = errorDataOf(error, 'PRICE_CHANGED');
  if (figures) return { kind: 'priceChanged', figures };
  const unavailable = errorDataOf(error, 'ITEM_UNAVAILABLE');
  if (unavailable) return { kind: 'unavailable', lines: unavailable.lines };
  return { kind: 'refused', code: error.code };
}

/** The request with the server's figures in it, once the customer has agreed to them. */
export function agreedRequest({
  request,
  problem,
}: CheckoutContext): Pick<CheckoutContext, 'request' | 'problem'> {
  if (request === null || problem?.kind !== 'priceChanged') return { request, problem };
  const { subtotal, final_total_amount, point_earn, delivery_fee } = problem.figures.total;
  const fees =
    request.delivery_method === 'delivery'
      ? { delivery_fee, lalamove_delivery_fee: delivery_fee }
      : {};
  return {
    request: { ...request, ...fees, subtotal, final_total_amount, total_point_get: point_earn },
    problem: null,
  };
}

/** Puts what another page or tab left behind into the context. */
export function resumedFrom(
  record: CheckoutRecord,
): Pick<CheckoutContext, 'key' | 'order' | 'resumed'> {
  return {
    key: record.key,
    resumed: true,
    order: record.order && { ...record.order, status: 'MAKING PAYMENT', cancel_reason: null },
  };
}

/** How checkout begins for a customer: afresh, or in the middle of what they have left behind. */
export function begun(record: CheckoutRecord | null): Omit<CheckoutContext, 'open'> {
  return {
    key: null,
    request: null,
    order: null,
    problem: null,
    unsettled: false,
    conflict: false,
    resumed: false,
    attempts: 0,
    patient: false,
    ...(record && resumedFrom(record)),
  };
}

/** The part of any answer about an order that checkout follows. */
export function pendingOrder(order: {
  id: string;
  status: string;
  payment_url: string | null;
  cancel_reason?: CancelReason | null;
}): PendingOrder {
  const { id, status, payment_url, cancel_reason = null } = order;
  return { id, status, payment_url, cancel_reason };
}
