import type { CartMethod, Identity } from '@claypot/sdk';
import type { Emit } from '../events/event-bus.ts';
import { createMutation } from '../mutation/mutation.live.ts';
import type { Ports } from '../ports.ts';
import type { BranchChange, ChosenBranch } from './branch-change.types.ts';

export interface BranchChangeDeps extends Pick<Ports, 'api'> {
  /** Whose cart it is; asked for at each request. */
  identity: () => Identity;
  emit: Emit;
}

/**
 * The change to another branch, whose orders are handed over by `method`. A cart belongs to one branch, so it asks first when there is
 * something of another one in it; nothing is cleared or chosen before the customer has said yes, and
 * a step that fails leaves everything as it was.
 */
export function createBranchChange({ api, emit, identity }: BranchChangeDeps, method: CartMethod) {
  return createMutation<ChosenBranch, BranchChange>({
    mustAsk: async ({ id }, signal) => {
      const cart = await api.cartLoad({ body: identity() }, { signal });
      return cart.lines.length > 0 && cart.branch_id !== id;
    },
    run: async (_, { confirmed, signal }) => ({
      cleared: confirmed ? await api.cartRemoveAll({ body: identity() }, { signal }) : null,
    }),
    onDone: ({ cleared }, { id, branch_name: name }) => {
      if (cleared !== null) emit({ type: 'cart.replaced', cart: cleared });
      emit({ type: 'branch.chosen', id, name, method });
    },
    onRefused: (code) => emit({ type: 'action.refused', code }),
  });
}
