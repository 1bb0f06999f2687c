import { createActor } from 'xstate';
import { createCartImplementations } from '../../../ordering/cart/cart.implementation.ts';
import { selectUnsentCart } from '../../../ordering/cart/cart.selectors.ts';
import { createHandOver } from '../../../storage/hand-over.ts';
import { ownerId } from '../../../storage/owner-id.ts';
import { takeUnsent } from '../../../storage/unsent.ts';
import type { Area } from '../areas.ts';
import type { MachineParts } from '../machine-parts.ts';

export type StartedCart = ReturnType<typeof startCart>;

/** Cart of the customer. */
export const cartArea: Area<'cart'> = { name: 'cart', start: startCart };

function startCart(parts: MachineParts) {
  const { branchId, identity, method } = parts;
  const unsent = parts.records.unsentCart;
  const order = () => {
    const branch_id = branchId();
    return branch_id === null ? null : { branch_id, delivery_method: method() ?? 'pickup' };
  };
  const cart = createActor(createCartImplementations({ ...parts, order, gate: parts.gates.cart }), {
    input: {
      owner: ownerId(identity()),
      unsent: takeUnsent(unsent),
      loaded: parts.dehydrated()?.cart ?? null,
    },
  }).start();
  const handOver = createHandOver({
    unsent,
    pending: () => selectUnsentCart(cart.getSnapshot()),
    reload: () => cart.send({ type: 'OWNER', owner: ownerId(identity()) }),
  });
  return { cart, handOver, stop: () => void cart.stop() };
}
