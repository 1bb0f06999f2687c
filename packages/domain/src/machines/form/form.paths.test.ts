import { expect, it } from 'vitest';
import { unvisited } from '../../testing/paths.ts';
import { createFormMachine } from './form.machine.ts';

const machine = createFormMachine(() => ({ name: '' })).provide({
  actions: { check: () => undefined, emitChange: () => undefined },
  guards: { isValid: ({ context }) => context.values.name !== '' },
});

it('reaches every state and handles every event', () => {
  expect(
    unvisited(machine, {
      events: [
        { type: 'CHANGE', change: { field: 'name', value: 'Ann' } },
        { type: 'CHANGE', change: { field: 'name', value: '' } },
        { type: 'SUBMIT' },
        { type: 'xstate.done.actor.submit', output: undefined },
        { type: 'xstate.error.actor.submit', error: new Error('lost') },
      ],
      distinguish: ({ context }) => context,
    }),
  ).toEqual({ states: [], events: [] });
});
