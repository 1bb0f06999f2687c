import type { Cart, Identity } from '@claypot/sdk';
import { fromRequest } from '../machine/from-request.ts';
import type { Ports } from '../ports.ts';

export interface CartRequestDeps extends Pick<Ports, 'api'> {
  /** Whose cart it is; asked for at each request. */
  identity: () => Identity;
}

/** The two requests of every step that may cost the customer a cart: look first, then clear. */
export function cartRequests({ api, identity }: CartRequestDeps) {
  return {
    readCart: fromRequest<Cart>(({ signal }) => api.cartLoad({ body: identity() }, { signal })),
    clearCart: fromRequest<Cart>(({ signal }) =>
      api.cartRemoveAll({ body: identity() }, { signal }),
    ),
  };
}

/** Whether the cart holds something of another branch, so that choosing this one would clear it. */
export function isOfAnotherBranch(cart: Cart, branchId: string | null): boolean {
  return cart.lines.length > 0 && cart.branch_id !== branchId;
}
