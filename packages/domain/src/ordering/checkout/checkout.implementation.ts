import type { CancelReason, CreateOrderRequest, Identity } from '@claypot/sdk';
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
    place: async (body, key, signal) =>
      pendingOrder(
        await api.cartCreateOrder({ headers: { 'Idempotency-Key': key }, body }, { signal }),
      ),
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
