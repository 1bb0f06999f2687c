import type { Identity, Reorder } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import { createMutation } from '../../machines/mutation/mutation.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import { type PastOrder, reorderMachine } from './reorder.machine.ts';

export interface ReorderDeps extends Pick<Ports, 'api'> {
  /** Owner of the cart; read for each request. */
  identity: () => Identity;
  emit: Emit;
}

/** Creates the reorder machine with its requests. */
export function createReorder({ api, emit, identity }: ReorderDeps) {
  const settle = () => emit({ type: 'reorder.settled' });
  return reorderMachine.provide({
    actors: {
      makeReorder: createMutation<PastOrder, Reorder>({
        mustAsk: async (_, signal) =>
          (await api.cartLoad({ body: identity() }, { signal })).lines.length > 0,
        run: ({ order_id }, { signal }) => {
          const body = { ...identity(), sales_order_id: order_id };
          return api.makeReorder({ body }, { signal });
        },
        onDone: ({ cart, skipped }) => {
          emit({ type: 'order.repeated', cart });
          if (skipped.length === 0) settle();
        },
        onRejected: (code) => {
          // If only the response was lost, the cart has changed.
          emit({ type: 'cart.outdated' });
          emit({ type: 'action.rejected', code });
        },
      }),
    },
    actions: { settle },
  });
}
