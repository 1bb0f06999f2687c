import { queryMachine } from '@claypot/domain/machines';
import { pathTo } from '@claypot/domain/routes';
import type { OrderStatus } from '@claypot/sdk';
import { anOrder } from '../../../apps/web/src/screens/ordering/orders/samples.ts';
import type { Sandbox } from '../../sandbox/open-sandbox.ts';
import { explore } from '../exploration.ts';

const become = (status: OrderStatus) => (sandbox: Sandbox) => {
  sandbox.restaurant.orders.become('order-1', { status, payment_url: null });
};

/** The machine of everything that is read, here an order that is followed until it is collected. */
export const queryExploration = explore<typeof queryMachine>({
  machine: queryMachine,
  file: 'machines/query/query.machine.ts',
  actor: ({ started }) => started.read('orderDetail'),
  path: pathTo('orderDetail', { id: 'order-1' }),
  who: 'guest',
  prepare: ({ restaurant }) => restaurant.orders.keep(anOrder('MAKING PAYMENT')),
  asks: ['orderDetail'],
  offers: () => ({
    SET_INPUT: [
      ['an order that there is not', { type: 'SET_INPUT', input: { order_id: 'order-0' } }],
      ['the order', { type: 'SET_INPUT', input: { order_id: 'order-1' } }],
    ],
  }),
  happenings: [
    { label: 'The payment arrives: the kitchen begins', act: become('PREPARING') },
    { label: 'It is ready', act: become('READY') },
    { label: 'It is collected', act: become('COMPLETED') },
    { label: 'It is cancelled', act: become('CANCELLED') },
  ],
});
