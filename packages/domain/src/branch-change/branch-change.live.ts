import type { Cart, Identity } from '@claypot/sdk';
import { createMutation } from '../mutation/mutation.live.ts';
import type { Ports } from '../ports.ts';
import type { ToastContent } from '../toasts/toasts.machine.ts';
import type { BranchChange, ChosenBranch } from './branch-change.types.ts';

export interface BranchChangeDeps extends Pick<Ports, 'api'> {
  /** Whose cart it is; asked for at each request. */
  identity: () => Identity;
  /** What follows when nothing stands in the way: the branch becomes the session's. */
  chooseBranch(branch: ChosenBranch): void;
  /** Puts a newer cart before those who show it. */
  shareCart(cart: Cart): void;
  notify(toast: ToastContent): void;
}

/**
 * The change to another branch. A cart belongs to one branch, so it asks first when there is
 * something of another one in it; nothing is cleared or chosen before the customer has said yes, and
 * a step that fails leaves everything as it was.
 */
export function createBranchChange(deps: BranchChangeDeps) {
  const { api, chooseBranch, identity, notify, shareCart } = deps;
  return createMutation<ChosenBranch, BranchChange>({
    mustAsk: async ({ id }, signal) => {
      const cart = await api.cartLoad({ body: identity() }, { signal });
      return cart.lines.length > 0 && cart.branch_id !== id;
    },
    run: async (_, { confirmed, signal }) => ({
      cleared: confirmed ? await api.cartRemoveAll({ body: identity() }, { signal }) : null,
    }),
    onDone: ({ cleared }, branch) => {
      if (cleared !== null) shareCart(cleared);
      chooseBranch(branch);
    },
    onRefused: (error) => notify({ tone: 'error', message: error }),
  });
}
