import { ApiError } from '@claypot/sdk';
import { expect, it } from 'vitest';
import { assign } from 'xstate';
import { unvisited } from '../../testing/paths.ts';
import { unprovidedPayment } from './payment.machine.ts';
import type { PaymentRecord } from './payment.types.ts';
import { aPayable } from './testing/samples.ts';

const lost = new ApiError({ kind: 'network' });
const rejection = (code: string, status: number) =>
  new ApiError({ kind: 'rejected', code, data: null, status });
const rejections = [
  rejection('NOTHING_TO_CHECK_OUT', 422),
  rejection('BRANCH_CLOSED', 422),
  rejection('IDEMPOTENCY_CONFLICT', 409),
  rejection('NOT_FOUND', 404),
];

const done = (id: string, result: unknown) => ({
  type: `xstate.done.actor.${id}`,
  output: { result },
});
const error = (id: string, cause: unknown) => ({ type: `xstate.error.actor.${id}`, error: cause });
const after = (delay: string, id: string) => ({ type: `xstate.after.${delay}.payment.${id}` });

const payables = [
  aPayable(),
  aPayable({ payment_url: null }),
  aPayable({ status: 'paid', payment_url: null }),
  aPayable({ status: 'cancelled', payment_url: null }),
];
const record: PaymentRecord = { owner: 'guest', key: 'other', payable: null };
const placed = { id: '1', payment_url: '/pay' };

const events = [
  { type: 'OPEN' },
  { type: 'CLOSE' },
  { type: 'HIDE' },
  { type: 'SUBMIT', body: {}, problem: null },
  { type: 'SUBMIT', body: {}, problem: 'really?' },
  { type: 'SUBMIT', body: {}, problem: 'impossible' },
  { type: 'CONFIRM' },
  { type: 'DISMISS' },
  { type: 'RETRY' },
  { type: 'RETURNED' },
  { type: 'LEFT' },
  { type: 'CONTINUE_PAYMENT' },
  { type: 'CANCEL' },
  { type: 'ADOPT', record: null },
  { type: 'OWNER', record: null },
  { type: 'OWNER', record },
  { type: 'ADOPT', record },
  { type: 'ADOPT', record: { ...record, payable: placed } },
  { type: 'ADOPT', record: { owner: 'guest', key: 'key', payable: placed } },
  ...['send', 'ask', 'read', 'cancel'].flatMap((id) => [
    ...payables.map((payable) => done(id, payable)),
    ...[lost, ...rejections].map((cause) => error(id, cause)),
  ]),
  done('ask', null),
  after('sendTimeout', 'sending'),
  after('queryTimeout', 'checking.querying'),
  after('queryRetry', 'checking.unreachable'),
  after('leaveTimeout', 'leavingToPay'),
  after('slowAfter', 'awaitingPayment'),
  after('queryTimeout', 'awaitingPayment.querying'),
  after('statusPoll', 'awaitingPayment.waiting'),
  after('queryRetry', 'awaitingPayment.unreachable'),
  after('queryTimeout', 'awaitingPayment.cancelling'),
];

it('reaches every state and handles every event', () => {
  const machine = unprovidedPayment<object, string, string>().provide({
    guards: {
      isStartedInOtherTab: () => false,
      isQuestion: (_, { problem }) => problem === 'really?' || problem === 'impossible',
      canAgree: ({ context }) => context.problem === 'really?',
    },
    actions: {
      agree: assign({ problem: null }),
      assignError: assign({
        problem: (_, params) =>
          params.error instanceof ApiError && params.error.code === 'BRANCH_CLOSED'
            ? 'impossible'
            : 'rejected',
      }),
    },
  });
  expect(
    unvisited(machine, {
      input: { record: { owner: 'guest', key: 'key', payable: null } },
      events,
      distinguish: ({ context }) => [
        context.open,
        context.problem,
        context.payable?.status,
        context.resumed,
        context.conflict,
        context.unsettled,
      ],
    }),
  ).toEqual({ states: [], events: [] });
});
