import type { CartMethod, Identity } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import { createMutation } from '../../machines/mutation/mutation.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { BranchChange, ChosenBranch } from './branch-change.types.ts';

export interface BranchChangeDeps extends Pick<Ports, 'api'> {
  /** Whose cart it is; asked for at each request. */
  identity: () => Identity;
  /** How the order is handed over just now; null where it is not chosen. */
  method?: () => CartMethod | null;
  emit: Emit;
}

/**
 * The change to another branch, whose orders are handed over by `method`. A cart belongs to one branch, so it asks first when there is
 * something of another one in it; nothing is cleared or chosen before the customer has said yes, and
 * a step that fails leaves everything as it was. Whoever goes back to an order takes the cart along and is
 * not asked, as nothing is lost: what cannot be had there says so in the cart, and the order stays to be
 * brought or picked up.
 */
export function createBranchChange(deps: BranchChangeDeps, method: CartMethod) {
  const { api, emit, identity } = deps;
  const wayOf = ({ returnTo }: ChosenBranch) => (returnTo && deps.method?.()) || method;
  return createMutation<ChosenBranch, BranchChange>({
    mustAsk: async ({ id, returnTo }, signal) => {
      if (returnTo) return false;
      const cart = await api.cartLoad({ body: identity() }, { signal });
      return cart.lines.length > 0 && cart.branch_id !== id;
    },
    run: async (chosen, { confirmed, signal }) => {
      if (chosen.returnTo) {
        const to = { branch_id: chosen.id, delivery_method: wayOf(chosen) };
        const body = { ...identity(), ...to };
        return { changed: await api.cartChangeBranch({ body }, { signal }) };
      }
      return {
        changed: confirmed ? await api.cartRemoveAll({ body: identity() }, { signal }) : null,
      };
    },
    onDone: ({ changed }, chosen) => {
      const { id, branch_name: name, returnTo = null } = chosen;
      if (changed !== null) emit({ type: 'cart.replaced', cart: changed });
      emit({ type: 'branch.chosen', id, name, method: wayOf(chosen), returnTo });
    },
    onRejected: (code) => emit({ type: 'action.rejected', code }),
  });
}
