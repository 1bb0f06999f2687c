import { ApiError } from '@claypot/sdk';
import { expect, it } from 'vitest';
import { unvisited } from '../testing/paths.ts';
import { orderDetailMachine } from './order-detail.machine.ts';
import { anOrderDetail } from './testing/samples.ts';

const orders = [
  anOrderDetail(),
  anOrderDetail({ status: 'COMPLETED' }),
  anOrderDetail({ status: 'MAKING PAYMENT', payment_url: '/sandbox/pay/1' }),
];
const failures = [
  new ApiError({ kind: 'network' }),
  new ApiError({ kind: 'refused', code: 'NOT_FOUND', status: 404 }),
];

it('reaches every state by every event', () => {
  expect(
    unvisited(orderDetailMachine, {
      input: { order_id: 'order-1' },
      events: [
        { type: 'RETRY' },
        { type: 'REFRESH' },
        { type: 'PAY' },
        { type: 'xstate.after.lookAgain.orderDetail.shown.resting' },
        ...['loadOrder', 'reloadOrder'].flatMap((id) => [
          ...orders.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
          ...failures.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
        ]),
      ],
      distinguish: ({ context }) => context.order?.status,
    }),
  ).toEqual({ states: [], events: [] });
});
