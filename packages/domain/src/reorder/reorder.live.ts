import type { Cart, Identity, Reorder } from '@claypot/sdk';
import { createMutation } from '../mutation/mutation.live.ts';
import type { Ports } from '../ports.ts';
import { pathTo } from '../routes/path-to.ts';
import type { ToastContent } from '../toasts/toasts.machine.ts';
import { type PastOrder, reorderMachine } from './reorder.machine.ts';

export interface ReorderDeps extends Pick<Ports, 'api' | 'navigation'> {
  /** Whose cart it is; asked for at each request. */
  identity: () => Identity;
  /** Puts the new cart before those who show it, its branch and method with it. */
  adoptCart(cart: Cart): void;
  /** Shows the cart as it is after a reply that may have been lost. */
  refreshCart(): void;
  notify(toast: ToastContent): void;
}

/** The reorder machine with its requests. */
export function createReorder(deps: ReorderDeps) {
  const { api, identity } = deps;
  const showCheckout = () => deps.navigation.to(pathTo('orderConfirmation'));
  return reorderMachine.provide({
    actors: {
      makeReorder: createMutation<PastOrder, Reorder>({
        mustAsk: async (_, signal) =>
          (await api.cartLoad({ body: identity() }, { signal })).lines.length > 0,
        run: ({ order_id }, { signal }) => {
          const { customer_id, guest_id } = identity();
          const body = { customer_id, guest_id, sales_order_id: order_id };
          return api.makeReorder({ body }, { signal });
        },
        onDone: ({ cart, skipped }) => {
          deps.adoptCart(cart);
          if (skipped.length === 0) showCheckout();
        },
        onRefused: (error) => {
          deps.refreshCart();
          deps.notify({ tone: 'error', message: error });
        },
      }),
    },
    actions: { showCheckout },
  });
}
