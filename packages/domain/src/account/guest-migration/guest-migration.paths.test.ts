import { ApiError } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { assign } from 'xstate';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import { unvisited } from '../../testing/paths.ts';
import { guestMigrationMachine } from './guest-migration.machine.ts';
import { EMPTY, PREVIEWS } from './testing/samples.ts';

const machine = guestMigrationMachine.provide({
  actions: {
    recallAddresses: assign({ addresses: [anAddress()], chosen: ['home'] }),
    markAddressSaved: assign({ addresses: [], chosen: [] }),
  },
  guards: { isChosen: () => false, usesGuestAddress: (_, { cart }) => cart.total_qty > 0 },
});
const mismatch = new ApiError({ code: 'CART_BRANCH_MISMATCH', kind: 'rejected', status: 409 });

test('reaches every state and handles every event', () => {
  const dark = unvisited(machine, {
    events: [
      ...Object.values(PREVIEWS).map((output) => ({ type: 'xstate.done.actor.preview', output })),
      { type: 'xstate.done.actor.move', output: EMPTY },
      { type: 'xstate.done.actor.move', output: PREVIEWS.move.guest_cart },
      { type: 'xstate.error.actor.move', error: mismatch },
      { type: 'xstate.done.actor.saveAddresses', output: undefined },
      { type: 'xstate.done.actor.markAddressSaved', output: undefined },
      ...['preview', 'move', 'saveAddresses', 'markAddressSaved'].map((id) => ({
        type: `xstate.error.actor.${id}`,
        error: new Error('lost'),
      })),
      { type: 'CHOOSE', keep: 'guest' },
      { type: 'TOGGLE', id: 'home' },
      { type: 'SAVE' },
      { type: 'DECLINE' },
      { type: 'RETRY' },
      { type: 'LATER' },
    ],
    distinguish: ({ context }) => context.chosen,
  });
  expect(dark).toEqual({ states: [], events: [] });
});
