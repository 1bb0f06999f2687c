import { pathTo, resourceMachine } from '@claypot/domain';
import { anOrder } from '../../../apps/web/src/screens/orders/samples.ts';
import { explore } from '../exploration.ts';

/** The machine of everything that is loaded and shown, here the list of orders. */
export const resourceExploration = explore<typeof resourceMachine>({
  machine: resourceMachine,
  file: 'resource/resource.machine.ts',
  actor: ({ started }) => started.read('orders'),
  path: pathTo('orderList'),
  who: 'guest',
  prepare: ({ restaurant }) => restaurant.orders.keep(anOrder('READY')),
  asks: ['orderList'],
  offers: () => ({}),
});
