import { ApiError } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { aCart, aLine } from '../cart/testing/samples.ts';
import { unvisited } from '../testing/paths.ts';
import { aBranch } from '../testing/records.ts';
import { pickupBranchMachine } from './pickup-branch.machine.ts';

test('every state and event can be reached', () => {
  const gone = new ApiError({ kind: 'refused', code: 'NOT_FOUND' });
  const lost = new ApiError({ kind: 'network' });
  const dark = unvisited(pickupBranchMachine, {
    input: { branch_id: 'bangsar' },
    events: [
      { type: 'xstate.done.actor.loadBranch', output: aBranch() },
      { type: 'xstate.error.actor.loadBranch', error: gone },
      { type: 'xstate.error.actor.loadBranch', error: lost },
      { type: 'xstate.done.actor.reloadBranch', output: aBranch() },
      { type: 'xstate.error.actor.reloadBranch', error: gone },
      { type: 'xstate.done.actor.readCart', output: aCart([]) },
      { type: 'xstate.done.actor.readCart', output: aCart([aLine()]) },
      { type: 'xstate.error.actor.readCart', error: lost },
      { type: 'xstate.done.actor.clearCart', output: aCart([]) },
      { type: 'xstate.error.actor.clearCart', error: lost },
      { type: 'SELECT' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'RETRY' },
      { type: 'REFRESH' },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
