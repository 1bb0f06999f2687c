import { ApiError } from '@claypot/sdk';
import { expect, it } from 'vitest';
import { unvisited } from '../../testing/paths.ts';
import { unprovidedKeyedRequest } from './keyed-request.machine.ts';

const done = (id: string, result: object | null) => ({
  type: `xstate.done.actor.${id}`,
  output: { result },
});
const error = (id: string, cause: unknown) => ({ type: `xstate.error.actor.${id}`, error: cause });
const after = (delay: string, id: string) => ({ type: `xstate.after.${delay}.keyedRequest.${id}` });

const lost = new ApiError({ kind: 'network' });
const rejected = new ApiError({ kind: 'rejected', code: 'UNABLE_TO_RESERVE', status: 422 });
const conflict = new ApiError({ kind: 'rejected', code: 'IDEMPOTENCY_CONFLICT', status: 409 });
const record = { owner: 'guest', key: 'other' };

const events = [
  { type: 'OPEN' },
  { type: 'CLOSE' },
  { type: 'SEND', body: { dish: 'rice' } },
  { type: 'RETRY' },
  { type: 'DISMISS' },
  { type: 'OWNER', record: null },
  { type: 'OWNER', record },
  done('send', { id: '1' }),
  done('ask', { id: '1' }),
  done('ask', null),
  ...[lost, rejected, conflict].map((cause) => error('send', cause)),
  error('ask', lost),
  after('sendTimeout', 'sending'),
  after('queryTimeout', 'checking.querying'),
  after('queryRetry', 'checking.unreachable'),
];

const explored = (isStartedInOtherTab: boolean) =>
  unvisited(
    unprovidedKeyedRequest<object, object, unknown>().provide({
      guards: { isStartedInOtherTab: () => isStartedInOtherTab },
    }),
    {
      input: { record: { owner: 'guest', key: 'key' } },
      events,
      distinguish: ({ context }) => [context.conflict, context.unsettled, context.key],
    },
  );

it('reaches every state and handles every event', () => {
  expect(explored(false)).toEqual({ states: [], events: [] });
});

it('sends nothing while another tab has a key with unknown outcome', () => {
  expect(explored(true).states).toEqual(['keyedRequest.waiting.rejected', 'keyedRequest.sending']);
});
