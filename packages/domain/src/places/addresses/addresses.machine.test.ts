import type { Identity } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { NO_OWNER } from '../../account/session/no-owner.ts';
import { createGate } from '../../machines/base/gate.ts';
import { ALWAYS_UP } from '../../ports/ports.ts';
import { controlledClock, countingRandom, stubSdk } from '../../testing/fakes.ts';
import { type MemoryStorage, memoryStorage } from '../../testing/memory-storage.ts';
import { createAddressesImplementations } from './addresses.implementation.ts';
import { selectAddress, selectAddresses, selectDefaultAddress } from './addresses.selectors.ts';
import { anAddress } from './testing/samples.ts';
import { createUnsentAddressChanges } from './unsent-address-changes.ts';

const KEY = 'claypot:demo:addresses';
const { id: _id, customer_id: _owner, ...NAMED } = anAddress();

function open(storage: MemoryStorage = memoryStorage(), guest = 'guest') {
  const who: { now: Identity } = { now: { customer_id: null, guest_id: guest } };
  let removed = 0;
  const device = { clock: controlledClock(), identity: () => who.now, storage, subdomain: 'demo' };
  const machine = createAddressesImplementations({
    ...device,
    gate: createGate(true),
    connection: ALWAYS_UP,
    random: countingRandom(),
    api: stubSdk({}),
    unsent: createUnsentAddressChanges(device),
    emit: ({ type }) => {
      if (type === 'address.removed') removed += 1;
    },
  });
  const actor = createActor(machine).start();
  const list = () => selectAddresses(actor.getSnapshot());
  return { actor, send: actor.send, list, storage, who, removed: () => removed };
}

describe('addresses of a guest', () => {
  test('survive a reload with their default', () => {
    const { send, storage } = open();
    send({ type: 'SAVE', address: { ...NAMED, id: null } });
    send({ type: 'SAVE', address: { ...NAMED, id: null, mail_unit_no: '9', is_default: 0 } });
    const later = open(storage);
    const [first, second] = later.list();
    expect(later.list().map(({ mail_unit_no }) => mail_unit_no)).toEqual(['12-3', '9']);
    expect(selectDefaultAddress(later.actor.getSnapshot())).toEqual(first);
    later.send({ type: 'SET_DEFAULT', id: second?.id ?? '' });
    expect(selectDefaultAddress(open(storage).actor.getSnapshot())?.mail_unit_no).toBe('9');
    later.send({ type: 'REMOVE', id: second?.id ?? '' });
    expect(selectDefaultAddress(open(storage).actor.getSnapshot())).toEqual(first);
  });

  test('can be edited', () => {
    const { actor, send, list } = open();
    send({ type: 'SAVE', address: { ...NAMED, id: 'home' } });
    send({ type: 'SAVE', address: { ...NAMED, id: 'home', notes: 'Ring twice' } });
    expect(list()).toHaveLength(1);
    expect(selectAddress(actor.getSnapshot(), 'home')?.notes).toBe('Ring twice');
    expect(selectAddress(actor.getSnapshot(), 'gone')).toBeNull();
  });

  test('are hidden from other guests and erased when the guest signs out', () => {
    const { send, list, storage, who } = open();
    send({ type: 'SAVE', address: { ...NAMED, id: null } });
    expect(open(storage, 'another').list()).toEqual([]);
    who.now = NO_OWNER;
    send({ type: 'RESTORE' });
    expect(list()).toEqual([]);
    expect(storage.entries.has(KEY)).toBe(false);
  });

  test('of another tab appear here', () => {
    const here = open();
    const there = open();
    there.send({ type: 'SAVE', address: { ...NAMED, id: null } });
    here.storage.changeFromAnotherTab(KEY, there.storage.entries.get(KEY) ?? null);
    expect(here.list()).toEqual(there.list());
  });
});

describe('addresses in storage', () => {
  test.each(['blocked', 'full', 'rubbish'] as const)(
    'last for the visit when storage is %s',
    (mode) => {
      const { send, list } = open(memoryStorage({}, mode));
      send({ type: 'SAVE', address: { ...NAMED, id: null } });
      expect(list()).toHaveLength(1);
    },
  );

  test.each([
    ['of another release', '{"version":9,"value":{"owner":"guest","addresses":[]}}'],
    ['of half an address', '{"version":1,"value":{"owner":"guest","addresses":[{"id":"a"}]}}'],
  ])('are ignored when the record is %s', (_, text) => {
    expect(open(memoryStorage({ [KEY]: text })).list()).toEqual([]);
  });
});
