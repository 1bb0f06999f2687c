import { aBranch } from '@claypot/testing';
import { expect, test } from 'vitest';
import { mutationMachine } from '../../machines/mutation/mutation.machine.ts';
import { newQueryContext, queryMachine } from '../../machines/query/query.machine.ts';
import { unvisited } from '../../testing/paths.ts';
import { pickupBranchMachine } from './pickup-branch.machine.ts';

test('handles every event', () => {
  const input = { branch_id: 'bangsar' };
  const loaded = queryMachine.resolveState({
    value: 'ready',
    context: { ...newQueryContext(input), data: aBranch() },
  });
  const asking = mutationMachine.resolveState({
    value: 'asking',
    context: { input: aBranch(), confirmed: false, output: null, error: null },
  });
  const dark = unvisited(pickupBranchMachine, {
    input,
    events: [
      { type: 'xstate.snapshot.detail', snapshot: loaded },
      { type: 'xstate.snapshot.choice', snapshot: asking },
      { type: 'SELECT' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'RETRY' },
      { type: 'REFRESH' },
    ],
    distinguish: ({ context }) => context.branch === null,
  });
  expect(dark).toEqual({ states: [], events: [] });
});
