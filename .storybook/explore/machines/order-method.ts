import { orderMethodMachine } from '@claypot/domain/ordering';
import { pathTo } from '@claypot/domain/routes';
import { explore } from '../exploration.ts';

/** Delivery or pickup, chosen on the menu by who has no address yet. */
export const orderMethodExploration = explore<typeof orderMethodMachine>({
  machine: orderMethodMachine,
  file: 'ordering/order-method/order-method.machine.ts',
  actor: ({ started }) => started.read('orderMethod'),
  path: pathTo('menu'),
  who: 'guest',
  asks: [],
  offers: () => ({}),
});
