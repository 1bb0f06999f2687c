import { expect, it } from 'vitest';
import { assign } from 'xstate';
import { unvisited } from '../testing/paths.ts';
import { formMachine } from './form.machine.ts';

const machine = formMachine.provide({
  actions: { begin: assign({ values: { name: '' } }) },
  guards: { isValid: ({ context }) => context.values.name !== '' },
});

it('reaches every state by every event', () => {
  expect(
    unvisited(machine, {
      events: [
        { type: 'CHANGE', field: 'name', value: 'Ann' },
        { type: 'CHANGE', field: 'name', value: '' },
        { type: 'SUBMIT' },
        { type: 'xstate.done.actor.submit', output: undefined },
        { type: 'xstate.error.actor.submit', error: new Error('lost') },
      ],
      distinguish: ({ context }) => context,
    }),
  ).toEqual({ states: [], events: [] });
});
