import { expect, it } from 'vitest';
import { unvisited } from '../../testing/paths.ts';
import { mutationMachine } from './mutation.machine.ts';

const events = [
  { type: 'RUN', input: { id: 'a' } },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'DISMISS' },
  { type: 'xstate.done.actor.check', output: { mustAsk: true } },
  { type: 'xstate.done.actor.check', output: { mustAsk: false } },
  { type: 'xstate.error.actor.check', error: new Error('lost') },
  { type: 'xstate.done.actor.run', output: { output: 'done' } },
  { type: 'xstate.error.actor.run', error: new Error('lost') },
];

it('reaches every state and handles every event', () => {
  const machine = mutationMachine.provide({ guards: { mayAsk: () => true } });
  expect(unvisited(machine, { events })).toEqual({ states: [], events: [] });
});

it('starts at once when no confirmation is possible', () => {
  const machine = mutationMachine.provide({ guards: { mayAsk: () => false } });
  expect(unvisited(machine, { events }).states).toEqual(['mutation.checking', 'mutation.asking']);
});
