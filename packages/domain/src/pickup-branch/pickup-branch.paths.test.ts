import { ApiError } from '@claypot/sdk';
import { aBranch } from '@claypot/testing';
import { expect, test } from 'vitest';
import { assign } from 'xstate';
import { mutationMachine } from '../mutation/mutation.machine.ts';
import { unvisited } from '../testing/paths.ts';
import { pickupBranchMachine } from './pickup-branch.machine.ts';

test('every state and event can be reached', () => {
  const gone = new ApiError({ kind: 'refused', code: 'NOT_FOUND' });
  const lost = new ApiError({ kind: 'network' });
  const asking = mutationMachine.resolveState({
    value: 'asking',
    context: { input: aBranch(), confirmed: false, output: null, error: null },
  });
  const machine = pickupBranchMachine.provide({
    actions: { recall: assign({ branch: null }) },
  });
  const dark = unvisited(machine, {
    input: { branch_id: 'bangsar' },
    events: [
      { type: 'xstate.done.actor.loadBranch', output: aBranch() },
      { type: 'xstate.error.actor.loadBranch', error: gone },
      { type: 'xstate.error.actor.loadBranch', error: lost },
      { type: 'xstate.done.actor.reloadBranch', output: aBranch() },
      { type: 'xstate.error.actor.reloadBranch', error: gone },
      { type: 'xstate.snapshot.choice', snapshot: asking },
      { type: 'SELECT' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'RETRY' },
      { type: 'REFRESH' },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
