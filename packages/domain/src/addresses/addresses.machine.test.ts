import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectForm } from '../form/form.selectors.ts';
import { aPlace } from '../place-search/testing/samples.ts';
import { countingRandom } from '../testing/fakes.ts';
import { type MemoryStorage, memoryStorage } from '../testing/memory-storage.ts';
import { unvisited } from '../testing/paths.ts';
import { replies } from '../testing/replies.ts';
import { type AddressDraft, draftAt } from './address.ts';
import { createAddressForm } from './address-form.live.ts';
import { createAddressesImplementations } from './addresses.live.ts';
import { selectAddress, selectAddresses, selectDefaultAddress } from './addresses.selectors.ts';
import { anAddress } from './testing/samples.ts';

const KEY = 'claypot:demo:addresses';
const DRAFT: AddressDraft = draftAt(aPlace(), { id: 'kuala-lumpur', state: 'Kuala Lumpur' });
const { id: _id, customer_id: _owner, ...NAMED } = anAddress();

function open(storage: MemoryStorage = memoryStorage(), guest: string | null = 'guest') {
  const who = { guest };
  const machine = createAddressesImplementations({
    ...{ storage, subdomain: 'demo', random: countingRandom() },
    identity: () => ({ customer_id: null, guest_id: who.guest }),
  });
  const actor = createActor(machine).start();
  const list = () => selectAddresses(actor.getSnapshot());
  return { actor, send: actor.send, list, storage, who };
}

describe('the addresses of a guest', () => {
  test('stay over a reload, with their default', () => {
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

  test('can be changed', () => {
    const { actor, send, list } = open();
    send({ type: 'SAVE', address: { ...NAMED, id: 'home' } });
    send({ type: 'SAVE', address: { ...NAMED, id: 'home', notes: 'Ring twice' } });
    expect(list()).toHaveLength(1);
    expect(selectAddress(actor.getSnapshot(), 'home')?.notes).toBe('Ring twice');
    expect(selectAddress(actor.getSnapshot(), 'gone')).toBeNull();
  });

  test('are nobody else’s, and go when the guest goes', () => {
    const { send, list, storage, who } = open();
    send({ type: 'SAVE', address: { ...NAMED, id: null } });
    expect(open(storage, 'another').list()).toEqual([]);
    who.guest = null;
    send({ type: 'RESTORE' });
    expect(list()).toEqual([]);
    expect(storage.entries.has(KEY)).toBe(false);
  });

  test('made in another tab appear here', () => {
    const here = open();
    const there = open();
    there.send({ type: 'SAVE', address: { ...NAMED, id: null } });
    here.storage.changeFromAnotherTab(KEY, there.storage.entries.get(KEY) ?? null);
    expect(here.list()).toEqual(there.list());
  });
});

describe('the store', () => {
  test.each(['blocked', 'full', 'rubbish'] as const)('that is %s costs only the memory', (mode) => {
    const { send, list } = open(memoryStorage({}, mode));
    send({ type: 'SAVE', address: { ...NAMED, id: null } });
    expect(list()).toHaveLength(1);
  });

  test.each([
    ['of another release', '{"version":9,"value":{"owner":"guest","addresses":[]}}'],
    ['of half an address', '{"version":1,"value":{"owner":"guest","addresses":[{"id":"a"}]}}'],
  ])('whose record is %s begins anew', (_, text) => {
    expect(open(memoryStorage({ [KEY]: text })).list()).toEqual([]);
  });
});

describe('the form of an address', () => {
  function form(subject: AddressDraft = DRAFT) {
    const saved: AddressDraft[] = [];
    let left = 0;
    const machine = createAddressForm({
      save: (address) => saved.push(address),
      leave: () => {
        left += 1;
      },
    });
    const actor = createActor(machine, { input: { subject } }).start();
    const fill = (field: string, value: string) => actor.send({ type: 'CHANGE', field, value });
    const submit = async () => {
      actor.send({ type: 'SUBMIT' });
      await replies();
    };
    return { fill, submit, saved, left: () => left, view: () => selectForm(actor.getSnapshot()) };
  }

  test('needs a door, a name and a number', async () => {
    const { fill, submit, saved, view } = form({ ...DRAFT, mail_street: '' });
    fill('mail_postcode', '5910');
    await submit();
    expect(view()).toMatchObject({
      errors: {
        mail_name: 'NAME_REQUIRED',
        mail_phone: 'PHONE_REQUIRED',
        mail_unit_no: 'UNIT_NO_REQUIRED',
        mail_street: 'STREET_REQUIRED',
        mail_postcode: 'POSTCODE_INVALID',
      },
      firstBad: 'mail_unit_no',
    });
    expect(saved).toEqual([]);
  });

  test('keeps the place and everything else it does not ask', async () => {
    const { fill, submit, saved, left } = form();
    fill('mail_name', ' Ann Tan ');
    fill('mail_phone', '012-345 6789');
    fill('mail_unit_no', '12-3');
    await submit();
    expect(saved).toEqual([{ ...NAMED, id: null }]);
    expect(left()).toBe(1);
  });

  test('puts a street and a postcode right, also in the whole address', async () => {
    const { fill, submit, saved } = form(anAddress());
    fill('mail_street', 'Jalan Maarof');
    fill('mail_postcode', '59000');
    await submit();
    expect(saved).toMatchObject([
      {
        mail_street: 'Jalan Maarof',
        mail_postcode: '59000',
        full_address: 'Jalan Maarof, Bangsar Baru, 59000 Kuala Lumpur',
      },
    ]);
  });

  test('of an address that is there begins with what it holds', () => {
    expect(form(anAddress({ notes: 'Ring twice', is_default: 0 })).view().values).toMatchObject({
      mail_name: 'Ann Tan',
      notes: 'Ring twice',
      is_default: '0',
    });
  });
});

test('every event can be sent', () => {
  const machine = createAddressesImplementations({
    ...{ storage: memoryStorage(), subdomain: 'demo', random: countingRandom() },
    identity: () => ({ customer_id: null, guest_id: 'guest' }),
  });
  const dark = unvisited(machine, {
    events: [
      { type: 'SAVE', address: { ...NAMED, id: 'home' } },
      { type: 'REMOVE', id: 'home' },
      { type: 'SET_DEFAULT', id: 'home' },
      { type: 'RESTORE' },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
