import {
  type CancelReason,
  type CreateOrderRequest,
  errorDataOf,
  type Identity,
} from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import { createPayment } from '../../machines/payment/payment.implementation.ts';
import type { PaymentRecord } from '../../machines/payment/payment.types.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Stored } from '../../storage/stored.ts';
import { type OrderDraftRecord, ownDraft } from '../order-draft/record.ts';
import { checkoutProblems } from './checkout.problem.ts';
import type { CheckoutProblem } from './checkout.types.ts';
import { pendingOrder } from './pending-order.ts';

export interface CheckoutDeps extends Pick<Ports, 'api' | 'random'> {
  identity: () => Identity;
  stored: Stored<PaymentRecord>;
  draft: Stored<OrderDraftRecord>;
  emit: Emit;
}

/** Returns true if the order was rejected because the screen shows times of earlier. */
function isAboutTime(error: unknown): boolean {
  return (
    errorDataOf(error, 'WAIT_CHANGED') !== null ||
    errorDataOf(error, 'INVALID_DELIVERY_TIME') !== null
  );
}

/**
 * Creates the machine of the order and its payment. The cart stays unchanged until the order is
 * paid.
 */
export function createCheckout(deps: CheckoutDeps) {
  const { api, draft, emit, identity, random, stored } = deps;
  return createPayment<CreateOrderRequest, CancelReason, CheckoutProblem>({
    emit,
    identity,
    random,
    stored,
    problems: checkoutProblems,
    place: async (body, key, signal) => {
      const request = { headers: { 'Idempotency-Key': key }, body };
      const placed = await api.cartCreateOrder(request, { signal }).catch((error: unknown) => {
        if (isAboutTime(error)) emit({ type: 'times.outdated' });
        throw error;
      });
      return pendingOrder(placed);
    },
    ask: async (key, signal) => {
      const body = { ...identity(), idempotency_key: key };
      const { order } = await api.cartOrderOutcome({ body }, { signal });
      return order && pendingOrder(order);
    },
    read: async (id, signal) =>
      pendingOrder(await api.orderDetail({ path: { id }, body: identity() }, { signal })),
    cancel: async (id, signal) =>
      pendingOrder(await api.orderCancel({ path: { id }, body: identity() }, { signal })),
    onQuestion: (problem) => {
      if (problem.kind === 'priceChanged') {
        emit({ type: 'cart.replaced', cart: problem.figures.cart });
      }
      if (problem.kind === 'unavailable') emit({ type: 'order.rejected' });
    },
    onPaid: () => {
      if (ownDraft(draft, identity()) !== null) draft.clear();
      emit({ type: 'order.paid' });
    },
    onFinished: ({ id }) => emit({ type: 'checkout.finished', order_id: id }),
  });
}
