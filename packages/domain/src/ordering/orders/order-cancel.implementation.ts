import type { Identity, SalesOrder } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import { createMutation } from '../../machines/mutation/mutation.implementation.ts';
import type { Ports } from '../../ports/ports.ts';

export interface OrderCancelDeps extends Pick<Ports, 'api'> {
  identity: () => Identity;
  emit: Emit;
}

export interface OrderToCancel {
  order_id: string;
}

/**
 * Lets an order go that is not paid, having asked first. Refused or without an answer it may be paid
 * or cancelled all the same: whoever shows it looks at it again.
 */
export function createOrderCancel({ api, emit, identity }: OrderCancelDeps) {
  return createMutation<OrderToCancel, SalesOrder>({
    mustAsk: async () => true,
    run: ({ order_id }, { signal }) =>
      api.orderCancel({ path: { id: order_id }, body: identity() }, { signal }),
    onDone: () => emit({ type: 'order.cancelled' }),
    onRejected: (code) => emit({ type: 'action.rejected', code }),
  });
}
