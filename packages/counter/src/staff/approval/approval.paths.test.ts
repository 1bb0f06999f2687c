import { unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import { anApproval, aSession } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import { assign } from 'xstate';
import { approvalMachine } from './approval.machine.ts';

const INPUTS = ['allowed', 'with_approval', 'forbidden', 'alone', 'unpaired'] as const;

const has = (input: object | null, ...names: (typeof INPUTS)[number][]) =>
  names.some((name) => Reflect.get(input ?? {}, 'is') === name);
const rejected = (code: string) => new ApiError({ kind: 'rejected', code, status: 403 });

test('reaches every state and handles every event', () => {
  const machine = approvalMachine.provide({
    guards: {
      isForbidden: ({ context }) => has(context.input, 'forbidden'),
      needsApproval: ({ context }) => !has(context.input, 'allowed'),
      isPaired: ({ context }) => !has(context.input, 'unpaired'),
    },
    actions: {
      prepare: assign(({ context }) => ({
        approvers: has(context.input, 'alone', 'unpaired') ? [] : aSession().people,
        subject: { operation: 'setBusy', target_id: 'bangsar' },
      })),
      callOnDone: () => undefined,
    },
  });
  const dark = unvisited(machine, {
    events: [
      ...INPUTS.map((is) => ({ type: 'RUN', input: { is } })),
      { type: 'CANCEL' },
      { type: 'DISMISS' },
      { type: 'CHOOSE', staff_id: 'st_mei' },
      { type: 'DIGIT', digit: '1' },
      { type: 'ERASE' },
      { type: 'BACK' },
      { type: 'xstate.snapshot.pad', snapshot: {} },
      { type: 'xstate.done.actor.pad', output: { result: anApproval() } },
      { type: 'xstate.done.actor.run', output: { output: 'done' } },
      { type: 'xstate.error.actor.run', error: rejected('APPROVAL_INVALID') },
      { type: 'xstate.error.actor.run', error: rejected('ORDER_MOVED') },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
