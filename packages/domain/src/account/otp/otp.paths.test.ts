import { expect, test } from 'vitest';
import { assign, fromCallback } from 'xstate';
import { unvisited } from '../../testing/paths.ts';
import { otpMachine } from './otp.machine.ts';

const machine = otpMachine.provide({
  actors: { follow: fromCallback(() => {}) },
  actions: { updateClock: assign({ now: ({ context }) => context.now + 60 }) },
});

const answers = [
  { resendAt: 200, expiresAt: 1000 },
  { resendAt: 200, expiresAt: null },
];

test('reaches every state and handles every event', () => {
  const dark = unvisited(machine, {
    events: [
      { type: 'SEND', phone: '' },
      { type: 'SEND', phone: '0123456789' },
      { type: 'RESEND' },
      { type: 'EDIT' },
      { type: 'TYPED' },
      { type: 'RECALL' },
      ...['send', 'resend'].flatMap((id) => [
        ...answers.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
        { type: `xstate.error.actor.${id}`, error: new Error('lost') },
      ]),
      ...['number.cooling', 'code.counting', 'code.resendable'].map((state) => ({
        type: `xstate.after.tick.otp.${state}`,
      })),
    ],
    distinguish: ({ context }) => [context.now > 200, context.expiresAt],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
