import { ApiError } from '@claypot/sdk';
import { expect, it } from 'vitest';
import { unvisited } from '../testing/paths.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { anOrder, aRequest, CLOSED_HOURS, refusals } from './testing/samples.ts';

const lost = new ApiError({ kind: 'network' });
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const error = (id: string, cause: unknown) => ({ type: `xstate.error.actor.${id}`, error: cause });
const after = (delay: string, id: string) => ({ type: `xstate.after.${delay}.checkout.${id}` });

const orders = [
  anOrder(),
  anOrder({ payment_url: null }),
  anOrder({ status: 'PREPARING', payment_url: null }),
  anOrder({ status: 'CANCELLED', payment_url: null }),
];
const record = { owner: 'guest', key: 'other', order: null };

const events = [
  { type: 'OPEN' },
  { type: 'CLOSE' },
  { type: 'HIDE' },
  { type: 'ORDER', request: aRequest(), asGuest: false, closed: null },
  { type: 'ORDER', request: aRequest(), asGuest: true, closed: null },
  { type: 'ORDER', request: aRequest(), asGuest: true, closed: CLOSED_HOURS },
  { type: 'CONFIRM' },
  { type: 'DISMISS' },
  { type: 'RETRY' },
  { type: 'RETURNED' },
  { type: 'CONTINUE_PAYMENT' },
  { type: 'CANCEL_ORDER' },
  { type: 'ADOPT', record: null },
  { type: 'OWNER', record: null },
  { type: 'OWNER', record },
  { type: 'ADOPT', record },
  { type: 'ADOPT', record: { ...record, order: { id: '1', payment_url: '/pay' } } },
  {
    type: 'ADOPT',
    record: { owner: 'guest', key: 'key', order: { id: '1', payment_url: '/pay' } },
  },
  ...['placeOrder', 'askOutcome', 'readOrder', 'cancelOrder'].flatMap((id) => [
    ...orders.map((order) => done(id, order)),
    ...[lost, ...refusals].map((cause) => error(id, cause)),
  ]),
  done('askOutcome', null),
  after('placeTimeout', 'placing'),
  after('askTimeout', 'checking.asking'),
  after('askAgain', 'checking.unreachable'),
  after('leaveTimeout', 'leavingToPay'),
  after('patience', 'awaitingPayment'),
  after('askTimeout', 'awaitingPayment.asking'),
  after('askPaidAgain', 'awaitingPayment.waiting'),
  after('askAgain', 'awaitingPayment.unreachable'),
  after('askTimeout', 'awaitingPayment.cancelling'),
];

it('reaches every state by every event', () => {
  expect(
    unvisited(checkoutMachine.provide({ guards: { isTakenElsewhere: () => false } }), {
      input: { record: { owner: 'guest', key: 'key', order: null } },
      events,
      distinguish: ({ context }) => [
        context.open,
        context.problem?.kind,
        context.order?.status,
        context.resumed,
        context.conflict,
        context.unsettled,
      ],
    }),
  ).toEqual({ states: [], events: [] });
});
