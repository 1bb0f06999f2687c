import { expect, test } from 'vitest';
import { assign } from 'xstate';
import { newQueryContext, queryMachine } from '../../machines/query/query.machine.ts';
import { unvisited } from '../../testing/paths.ts';
import { branchesMachine } from './branches.machine.ts';

test('reaches every state and handles every event', () => {
  const coordinates = { latitude: '3.139000', longitude: '101.686900' };
  const loading = queryMachine.resolveState({
    value: 'loading',
    context: newQueryContext({ coordinates }),
  });
  const machine = branchesMachine.provide({ actions: { recall: assign({ coordinates: null }) } });
  const dark = unvisited(machine, {
    events: [
      { type: 'xstate.snapshot.list', snapshot: loading },
      { type: 'xstate.done.actor.locate', output: { coordinates, problem: null } },
      { type: 'xstate.done.actor.locate', output: { coordinates: null, problem: 'denied' } },
      { type: 'SEARCH', text: 'klcc' },
      { type: 'LOCATE' },
      { type: 'RETRY' },
      { type: 'REFRESH' },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
