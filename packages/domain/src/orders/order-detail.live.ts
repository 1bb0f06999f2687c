import type { Identity, SalesOrder } from '@claypot/sdk';
import { fromRequest } from '../machine/from-request.ts';
import type { Ports } from '../ports.ts';
import { orderDetailMachine } from './order-detail.machine.ts';

export interface OrderDetailDeps extends Pick<Ports, 'api' | 'navigation'> {
  identity: () => Identity;
}

/** The order machine with its request and the way to the card page. */
export function createOrderDetailImplementations({ api, navigation, identity }: OrderDetailDeps) {
  return orderDetailMachine.provide({
    actors: {
      loadOrder: fromRequest<SalesOrder, { order_id: string }>(({ input, signal }) =>
        api.orderDetail({ path: { id: input.order_id }, body: identity() }, { signal }),
      ),
    },
    actions: {
      leaveToPay: ({ context }) => {
        const url = context.order?.payment_url;
        if (url) navigation.leave(url);
      },
    },
  });
}
