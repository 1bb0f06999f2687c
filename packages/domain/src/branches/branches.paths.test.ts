import { aBranch } from '@claypot/testing';
import { expect, test } from 'vitest';
import { unvisited } from '../testing/paths.ts';
import { branchesMachine } from './branches.machine.ts';

test('every state and event can be reached', () => {
  const coordinates = { latitude: '3.139000', longitude: '101.686900' };
  const dark = unvisited(branchesMachine, {
    events: [
      { type: 'xstate.done.actor.loadBranches', output: [aBranch()] },
      { type: 'xstate.error.actor.loadBranches', error: new Error('lost') },
      { type: 'xstate.done.actor.reloadBranches', output: [aBranch()] },
      { type: 'xstate.error.actor.reloadBranches', error: new Error('lost') },
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
