import { someDeliveryOptions } from '@claypot/testing';
import { expect, test } from 'vitest';
import { mutationMachine } from '../../machines/mutation/mutation.machine.ts';
import { newQueryContext, queryMachine } from '../../machines/query/query.machine.ts';
import { unvisited } from '../../testing/paths.ts';
import { anAddress } from '../addresses/testing/samples.ts';
import { deliveryBranchMachine } from './delivery-branch.machine.ts';

test('handles every event', () => {
  const address = anAddress();
  const known = newQueryContext(address);
  const loading = queryMachine.resolveState({
    value: 'loading',
    context: known,
  });
  const loaded = queryMachine.resolveState({
    value: 'ready',
    context: { ...known, data: someDeliveryOptions() },
  });
  const asking = mutationMachine.resolveState({
    value: 'asking',
    context: { input: address, confirmed: false, output: null, error: null },
  });
  const machine = deliveryBranchMachine.provide({
    guards: { mustFollow: ({ context }, { options }) => !context.decided && options !== null },
    actions: { prefer: () => undefined },
  });
  const dark = unvisited(machine, {
    input: { address },
    events: [
      { type: 'xstate.snapshot.options', snapshot: loading },
      { type: 'xstate.snapshot.options', snapshot: loaded },
      { type: 'xstate.snapshot.choice', snapshot: asking },
      { type: 'SELECT', branch: { id: 'bangsar', branch_name: 'CCH Bangsar' } },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'RETRY' },
    ],
    distinguish: ({ context }) => [context.decided, context.following],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
