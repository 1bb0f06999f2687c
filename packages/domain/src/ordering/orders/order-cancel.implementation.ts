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
 * Creates the mutation that cancels an unpaid order after confirmation. After a rejection or a lost
 * response the order may be paid or cancelled, so its screen reloads it.
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
