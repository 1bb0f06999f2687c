import type { Cart, Reorder } from '@claypot/sdk';
import { type CartRequestDeps, cartRequests } from '../branch-change/cart-requests.ts';
import { failureCode } from '../machine/failure.ts';
import { fromRequest } from '../machine/from-request.ts';
import type { NoticeContent } from '../notices/notices.machine.ts';
import type { Ports } from '../ports.ts';
import { pathTo } from '../routes/path-to.ts';
import { reorderMachine } from './reorder.machine.ts';

export interface ReorderDeps extends CartRequestDeps, Pick<Ports, 'navigation'> {
  /** Puts the new cart before those who show it, its branch and method with it. */
  adoptCart(cart: Cart): void;
  /** Shows the cart as it is after a reply that may have been lost. */
  refreshCart(): void;
  notify(notice: NoticeContent): void;
}

/** The reorder machine with its requests. */
export function createReorder(deps: ReorderDeps) {
  const { api, identity, navigation } = deps;
  return reorderMachine.provide({
    actors: {
      readCart: cartRequests(deps).readCart,
      makeReorder: fromRequest<Reorder, { order_id: string | null }>(async ({ input, signal }) => {
        if (input.order_id === null) throw new Error('No order was named to order again');
        const body = { ...identity(), sales_order_id: input.order_id };
        return api.makeReorder({ body }, { signal });
      }),
    },
    actions: {
      adopt: (_, { reorder }) => deps.adoptCart(reorder.cart),
      showCheckout: () => navigation.to(pathTo('orderConfirmation')),
      tellFailure: (_, { error }) => {
        deps.refreshCart();
        deps.notify({ tone: 'error', message: failureCode(error) });
      },
    },
  });
}
