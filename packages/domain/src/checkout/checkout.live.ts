import type { CreateOrderRequest, Identity } from '@claypot/sdk';
import { assign } from 'xstate';
import type { Emit } from '../events/event-bus.ts';
import { fromRequest } from '../machine/from-request.ts';
import { type OrderDraftRecord, ownDraft } from '../order-draft/record.ts';
import type { Ports } from '../ports.ts';
import { ownOf } from '../storage/own-of.ts';
import { ownerId } from '../storage/owner-id.ts';
import type { Stored } from '../storage/stored.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutRecord, PendingOrder } from './checkout.types.ts';
import { pendingOrder, resumedFrom } from './outcome.ts';

export interface CheckoutDeps extends Pick<Ports, 'api' | 'random'> {
  identity: () => Identity;
  stored: Stored<CheckoutRecord>;
  draft: Stored<OrderDraftRecord>;
  emit: Emit;
}

/** What an earlier page or another tab of this customer has left, if anything. */
export function recordOf(deps: Pick<CheckoutDeps, 'stored' | 'identity'>): CheckoutRecord | null {
  return ownOf(deps.stored, deps.identity());
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('Checkout asked for something it has not got');
  return value;
}

/** The checkout machine with its requests, its memory and what it tells. */
export function createCheckoutImplementations(deps: CheckoutDeps) {
  const { api, emit, random, stored } = deps;
  return checkoutMachine.provide({
    actors: {
      placeOrder: fromRequest<
        PendingOrder,
        { key: string | null; request: CreateOrderRequest | null }
      >(async ({ input, signal }) =>
        pendingOrder(
          await api.cartCreateOrder(
            { headers: { 'Idempotency-Key': required(input.key) }, body: required(input.request) },
            { signal },
          ),
        ),
      ),
      askOutcome: fromRequest<PendingOrder | null, { key: string | null }>(
        async ({ input, signal }) => {
          const body = { ...deps.identity(), idempotency_key: required(input.key) };
          const { order } = await api.cartOrderOutcome({ body }, { signal });
          return order && pendingOrder(order);
        },
      ),
      readOrder: fromRequest<PendingOrder, { order: PendingOrder | null }>(
        async ({ input, signal }) => {
          const path = { id: required(input.order).id };
          return pendingOrder(await api.orderDetail({ path, body: deps.identity() }, { signal }));
        },
      ),
      cancelOrder: fromRequest<PendingOrder, { order: PendingOrder | null }>(
        async ({ input, signal }) => {
          const path = { id: required(input.order).id };
          return pendingOrder(await api.orderCancel({ path, body: deps.identity() }, { signal }));
        },
      ),
    },
    guards: {
      isTakenElsewhere: ({ context }) => {
        const record = recordOf(deps);
        return record !== null && record.key !== context.key;
      },
    },
    actions: {
      makeKey: assign({ key: ({ context }) => context.key ?? random.uuid() }),
      adoptStored: assign(() => {
        const record = recordOf(deps);
        return record ? resumedFrom(record) : {};
      }),
      remember: ({ context: { key, order } }) => {
        const owner = ownerId(deps.identity());
        if (key === null || owner === null) return;
        const landed = order && { id: order.id, payment_url: order.payment_url };
        stored.write({ owner, key, order: landed });
      },
      forget: ({ context }) => {
        if (stored.read()?.key === context.key) stored.clear();
      },
      forgetForm: () => {
        if (ownDraft(deps.draft, deps.identity()) !== null) deps.draft.clear();
      },
      tellPayable: ({ context }) =>
        emit({ type: 'payment.required', url: required(context.order?.payment_url ?? null) }),
      tellFinished: ({ context }) =>
        emit({ type: 'checkout.finished', order_id: required(context.order).id }),
      tellRefused: () => emit({ type: 'order.refused' }),
      tellPaid: () => emit({ type: 'order.paid' }),
      showFigures: ({ context: { problem } }) => {
        if (problem?.kind === 'priceChanged') {
          emit({ type: 'cart.replaced', cart: problem.figures.cart });
        }
      },
      notify: (_, { code }) => emit({ type: 'action.refused', code }),
    },
  });
}
