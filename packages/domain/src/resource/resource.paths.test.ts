import { expect, it } from 'vitest';
import { unvisited } from '../testing/paths.ts';
import { resourceMachine } from './resource.machine.ts';

const replies = ['load', 'reload'].flatMap((id) => [
  { type: `xstate.done.actor.${id}`, output: { data: ['Ann'], empty: false } },
  { type: `xstate.done.actor.${id}`, output: { data: [], empty: true } },
  { type: `xstate.error.actor.${id}`, error: new Error('lost') },
]);

it('reaches every state by every event', () => {
  expect(
    unvisited(resourceMachine, {
      input: { input: 'a' },
      events: [...replies, { type: 'RETRY' }, { type: 'REFRESH' }],
    }),
  ).toEqual({ states: [], events: [] });
});
