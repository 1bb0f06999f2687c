import { reorderMachine } from '@claypot/domain/ordering';
import { pathTo } from '@claypot/domain/routes';
import { putInCart } from '@claypot/testing';
import { anOrder } from '../../../apps/web/src/screens/ordering/orders/samples.ts';
import { explore } from '../exploration.ts';

/** An old order is ordered again while there is something in the cart. */
export const reorderExploration = explore<typeof reorderMachine>({
  machine: reorderMachine,
  file: 'ordering/reorder/reorder.machine.ts',
  actor: ({ started }) => started.read('reorder'),
  path: pathTo('orderDetail', { id: 'order-1' }),
  who: 'guest',
  prepare: async ({ restaurant }) => {
    restaurant.orders.keep(anOrder('COMPLETED'));
    await putInCart(restaurant, 'cendol');
  },
  asks: ['cartLoad', 'makeReorder'],
  offers: () => ({ REORDER: [['', { type: 'REORDER', order_id: 'order-1' }]] }),
});
