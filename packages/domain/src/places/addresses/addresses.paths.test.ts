import { expect, test } from 'vitest';
import { createGate } from '../../machines/base/gate.ts';
import { ALWAYS_UP } from '../../ports/ports.ts';
import { controlledClock, countingRandom, stubSdk } from '../../testing/fakes.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { unvisited } from '../../testing/paths.ts';
import { createAddressesImplementations } from './addresses.implementation.ts';
import { anAddress } from './testing/samples.ts';
import { createUnsentAddressChanges } from './unsent-address-changes.ts';

const { customer_id: _owner, ...draft } = anAddress();
const answers = ['load', 'change'].flatMap((id) => [
  { type: `xstate.done.actor.${id}`, output: [anAddress()] },
  { type: `xstate.error.actor.${id}`, error: new Error('lost') },
]);

test.each(['guest', 'member'] as const)(
  'reaches every state and handles every event of a %s',
  (who) => {
    const device = {
      clock: controlledClock(),
      storage: memoryStorage(),
      subdomain: 'demo',
      identity: () =>
        who === 'member'
          ? { customer_id: 'member-1', guest_id: null }
          : { customer_id: null, guest_id: 'guest' },
    };
    const machine = createAddressesImplementations({
      ...device,
      gate: createGate(true),
      connection: ALWAYS_UP,
      random: countingRandom(),
      api: stubSdk({}),
      unsent: createUnsentAddressChanges(device),
      emit: () => {},
    });
    const dark = unvisited(machine, {
      events: [
        ...answers,
        { type: 'SAVE', address: draft },
        { type: 'REMOVE', id: 'home' },
        { type: 'SET_DEFAULT', id: 'home' },
        { type: 'REPLACE', addresses: [anAddress()] },
        { type: 'RETRY' },
        { type: 'CONNECTION_RESTORED' },
        { type: 'RESTORE' },
        { type: 'FOLLOW' },
      ],
      distinguish: ({ context }) => Math.min(context.wanted.length, 2),
    });
    expect(dark.states.filter((id) => id.startsWith(`addresses.${who}`))).toEqual([]);
    expect(who === 'member' ? dark.events : []).toEqual(who === 'member' ? ['SAVE'] : []);
  },
);
