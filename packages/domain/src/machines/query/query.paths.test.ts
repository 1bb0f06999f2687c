import { ApiError } from '@claypot/sdk';
import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { unvisited } from '../../testing/paths.ts';
import { failureCode } from '../base/failure.ts';
import { unprovidedQuery } from './query.machine.ts';

type Known = 'nothing' | 'old' | 'fresh';

const query = unprovidedQuery<Known, string[]>().provide({
  actors: { connection: fromCallback(() => undefined) },
  guards: {
    isFresh: ({ context }) => context.input === 'fresh',
    hasData: ({ context }) => context.input === 'old',
    isOtherKey: () => true,
    isNotFound: (_, { error }) => failureCode(error) === 'NOT_FOUND',
    isScheduled: ({ context }) => context.data === null || context.data.length === 2,
  },
  delays: { reload: 1000 },
  actions: { recall: () => undefined },
});

const answers = ['load', 'reload'].flatMap((id) => [
  { type: `xstate.done.actor.${id}`, output: { data: ['Ann'], empty: false } },
  { type: `xstate.done.actor.${id}`, output: { data: ['Ann', 'Bob'], empty: false } },
  { type: `xstate.done.actor.${id}`, output: { data: [], empty: true } },
  { type: `xstate.error.actor.${id}`, error: new Error('lost') },
  {
    type: `xstate.error.actor.${id}`,
    error: new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 }),
  },
]);
const inputs = (['nothing', 'old', 'fresh'] as const).map((input) => ({
  type: 'SET_INPUT',
  input,
}));

it('reaches every state and handles every event', () => {
  expect(
    unvisited(query, {
      input: 'nothing',
      events: [
        ...answers,
        ...inputs,
        { type: 'RETRY' },
        { type: 'REFRESH' },
        { type: 'CONNECTION_RESTORED' },
        { type: 'xstate.after.reload.query.scheduled' },
        { type: 'xstate.after.reload.query.failed' },
        { type: 'xstate.after.late.query.refreshing' },
      ],
      distinguish: ({ context }) => [
        context.data,
        context.input,
        context.isReloadRequested,
        context.isConnectionRestored,
        context.isLate,
      ],
    }),
  ).toEqual({ states: [], events: [] });
});
