import { ApiError, type ErrorCode, type Identity, type Sdk } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { NO_OWNER } from '../../account/session/no-owner.ts';
import { createGate } from '../../machines/base/gate.ts';
import { createHandOver } from '../../storage/hand-over.ts';
import { controlledClock, countingRandom, fakePorts, stubSdk } from '../../testing/fakes.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { replies } from '../../testing/replies.ts';
import { type Address, withAddress, withDefault, withoutAddress } from './address.ts';
import { createAddressesImplementations } from './addresses.implementation.ts';
import {
  selectAddresses,
  selectAddressesStatus,
  selectDefaultAddress,
  selectUnsentAddressChanges,
} from './addresses.selectors.ts';
import { createSaveAddress } from './save-address.implementation.ts';
import { anAddress } from './testing/samples.ts';
import { createUnsentAddressChanges } from './unsent-address-changes.ts';

const KEY = 'claypot:demo:member-addresses';
const lost = () => new ApiError({ kind: 'network' });

/** Returns a fake server with a member's addresses and a browser with any number of tabs. */
function setUp() {
  const member = { customer_id: 'member-1' };
  let addresses: (Address & typeof member)[] = [
    { ...anAddress({ id: 'home' }), ...member },
    { ...anAddress({ id: 'work', is_default: 0, mail_unit_no: '9' }), ...member },
  ];
  const owned = (list: Address[]) => list.map((address) => ({ ...address, ...member }));
  const failures: Error[] = [];
  const asked: string[] = [];
  const references = new Set<string>();
  async function answer(name: string, next: () => Address[]) {
    asked.push(name);
    await Promise.resolve();
    const failure = failures.shift();
    if (failure instanceof ApiError && failure.kind === 'rejected') throw failure;
    addresses = owned(next());
    if (failure) throw failure;
    return addresses;
  }
  const operations: Partial<Sdk> = {
    addressList: () => answer('list', () => addresses),
    addressUpdateDefault: ({ body }) => answer('default', () => withDefault(addresses, body.id)),
    addressDelete: ({ path }) => answer('delete', () => withoutAddress(addresses, path.id)),
    createAddress: ({ body: { reference = '', ...body } }) =>
      answer('create', () => {
        if (references.has(reference)) return addresses;
        references.add(reference);
        const id = `made-${references.size}`;
        return withAddress(addresses, anAddress({ ...body, id }));
      }),
    updateAddress: ({ path, body }) =>
      answer('update', () => withAddress(addresses, anAddress({ ...body, id: path.id }))),
  };
  const api = stubSdk(operations);
  const { connection } = fakePorts();
  const clock = controlledClock();
  const storage = memoryStorage();
  const who: { now: Identity } = { now: { ...member, guest_id: null } };
  const emitted: (ErrorCode | 'removed')[] = [];

  const open = () => {
    const identity = () => who.now;
    const unsent = createUnsentAddressChanges({ clock, identity, storage, subdomain: 'demo' });
    const machine = createAddressesImplementations({
      api,
      storage,
      identity,
      unsent,
      subdomain: 'demo',
      gate: createGate(true),
      connection,
      random: countingRandom(),
      emit: (event) => {
        if (event.type === 'address.removed') emitted.push('removed');
        if (event.type === 'action.rejected') emitted.push(event.code);
      },
    });
    const actor = createActor(machine).start();
    const handOver = createHandOver({
      unsent,
      pending: () => selectUnsentAddressChanges(actor.getSnapshot()),
      reload: () => actor.send({ type: 'RESTORE' }),
    });
    const save = createSaveAddress({ addresses: actor, api, identity });
    const { signal } = new AbortController();
    return {
      actor,
      handOver,
      send: actor.send,
      ids: () => selectAddresses(actor.getSnapshot()).map(({ id }) => id),
      chosen: () => selectDefaultAddress(actor.getSnapshot())?.id ?? null,
      status: () => selectAddressesStatus(actor.getSnapshot()),
      save: (address: Address | (Omit<Address, 'id'> & { id: null }), reference: string) =>
        save(address, reference, signal),
    };
  };
  return { connection, asked, failures, open, storage, emitted, who };
}

describe('addresses of a member', () => {
  test('are loaded from the server and cached for the next page', async () => {
    const { open } = setUp();
    const first = open();
    expect(first.status()).toBe('loading');
    await replies();
    expect(first.ids()).toEqual(['home', 'work']);
    const later = open();
    expect(later.status()).toBe('ready');
    expect(later.chosen()).toBe('home');
  });

  test('are reloaded when the connection is restored after a failure', async () => {
    const { connection, failures, open } = setUp();
    failures.push(lost());
    const { status } = open();
    await replies();
    expect(status()).toBe('failed');
    connection.become(false);
    connection.become(true);
    await replies();
    expect(status()).toBe('ready');
  });

  test('can be reloaded after a failure', async () => {
    const { failures, open } = setUp();
    failures.push(lost());
    const { send, status } = open();
    await replies();
    expect(status()).toBe('failed');
    send({ type: 'RETRY' });
    expect(status()).toBe('loading');
    await replies();
    expect(status()).toBe('ready');
  });

  test('change at once, with one request after another', async () => {
    const { asked, open, emitted } = setUp();
    const { chosen, ids, send } = open();
    await replies();
    send({ type: 'SET_DEFAULT', id: 'work' });
    send({ type: 'SET_DEFAULT', id: 'home' });
    send({ type: 'REMOVE', id: 'home' });
    expect(ids()).toEqual(['work']);
    expect(chosen()).toBe('work');
    await replies();
    expect(asked).toEqual(['list', 'default', 'default', 'delete']);
    expect(ids()).toEqual(['work']);
    expect(chosen()).toBe('work');
    expect(emitted).toEqual(['removed']);
  });

  test('are changed after loading when changed while loading', async () => {
    const { asked, open } = setUp();
    const { chosen, send } = open();
    send({ type: 'SET_DEFAULT', id: 'work' });
    await replies();
    expect(asked).toEqual(['list', 'default']);
    expect(chosen()).toBe('work');
  });

  test('changed on a page that is left are changed by the next page', async () => {
    const { asked, open, emitted } = setUp();
    const left = open();
    await replies();
    left.send({ type: 'SET_DEFAULT', id: 'work' });
    left.send({ type: 'REMOVE', id: 'home' });
    left.handOver.leave();
    left.actor.stop();
    await replies();
    const next = open();
    expect(next.ids()).toEqual(['work']);
    expect(next.chosen()).toBe('work');
    await replies();
    // Both pages sent the default; the next page sent the removal.
    expect(asked).toEqual(['list', 'default', 'list', 'default', 'delete']);
    expect(next.ids()).toEqual(['work']);
    expect(emitted).toEqual(['removed']);
  });

  test('removed by a page that is left are not removed again', async () => {
    const { asked, open, emitted } = setUp();
    const left = open();
    await replies();
    left.send({ type: 'REMOVE', id: 'home' });
    left.handOver.leave();
    left.actor.stop();
    await replies();
    const next = open();
    await replies();
    expect(asked).toEqual(['list', 'delete', 'list']);
    expect(next.ids()).toEqual(['work']);
    expect(emitted).toEqual([]);
  });

  test('revert a change that the server rejects and emit the error', async () => {
    const { failures, open, emitted } = setUp();
    const { chosen, send } = open();
    await replies();
    failures.push(new ApiError({ code: 'NOT_FOUND', kind: 'rejected', status: 404 }));
    send({ type: 'SET_DEFAULT', id: 'work' });
    expect(chosen()).toBe('work');
    await replies();
    expect(chosen()).toBe('home');
    expect(emitted).toEqual(['NOT_FOUND']);
  });

  test('are reloaded when the reply to a change is lost', async () => {
    const { failures, open } = setUp();
    const { chosen, send } = open();
    await replies();
    failures.push(lost());
    send({ type: 'SET_DEFAULT', id: 'work' });
    await replies();
    expect(chosen()).toBe('work');
  });

  test('are saved once when a lost request is retried', async () => {
    const { failures, open } = setUp();
    const { ids, save } = open();
    await replies();
    const draft = { ...anAddress(), id: null };
    failures.push(lost());
    await expect(save(draft, 'reference')).rejects.toThrow();
    await save(draft, 'reference');
    expect(ids()).toEqual(['home', 'work', 'made-1']);
    await save({ ...anAddress({ id: 'work', is_default: 1 }), notes: 'Ring twice' }, 'other');
    expect(ids()).toHaveLength(3);
  });

  test('retain the full address of the form when edited', async () => {
    const { open } = setUp();
    const { actor, save } = open();
    await replies();
    const full_address = 'Jalan Maarof, Bangsar Baru, 59000 Kuala Lumpur';
    await save(anAddress({ id: 'work', full_address }), 'reference');
    const saved = selectAddresses(actor.getSnapshot()).find(({ id }) => id === 'work');
    expect(saved?.full_address).toBe(full_address);
  });

  test('changed in another tab appear here without a request', async () => {
    const { asked, open, storage } = setUp();
    const here = open();
    const there = open();
    await replies();
    there.send({ type: 'SET_DEFAULT', id: 'work' });
    await replies();
    storage.changeFromAnotherTab(KEY, storage.get(KEY));
    await replies();
    expect(here.chosen()).toBe('work');
    expect(asked.filter((name) => name === 'list')).toHaveLength(2);
  });

  test('are erased when the member signs out', async () => {
    const { open, storage, who } = setUp();
    const { ids, send } = open();
    await replies();
    who.now = NO_OWNER;
    send({ type: 'RESTORE' });
    expect(ids()).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });

  test('do not replace a guest’s stored addresses before the migration', async () => {
    const { open, storage, who } = setUp();
    who.now = { customer_id: null, guest_id: 'guest' };
    const { send } = open();
    send({ type: 'SAVE', address: anAddress() });
    who.now = { customer_id: 'member-1', guest_id: null };
    send({ type: 'RESTORE' });
    await replies();
    expect([...storage.entries.keys()].sort()).toEqual(['claypot:demo:addresses', KEY]);
  });
});
