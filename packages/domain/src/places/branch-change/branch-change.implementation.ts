import type { CartMethod, Identity } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import { createMutation } from '../../machines/mutation/mutation.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { BranchChange, ChosenBranch } from './branch-change.types.ts';

export interface BranchChangeDeps extends Pick<Ports, 'api'> {
  identity: () => Identity;
  /** Returns the selected delivery method; null if none is selected. */
  method?: () => CartMethod | null;
  emit: Emit;
}

/**
 * Creates the mutation that changes the branch, with `method` as delivery method. A cart belongs to
 * one branch, so it asks before clearing a cart of another branch. Nothing changes before the
 * customer confirms or if a step fails.
 *
 * With `returnTo`, an order is being edited. The cart then moves to the new branch without asking.
 * Unavailable items are marked and the delivery method is preserved.
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
