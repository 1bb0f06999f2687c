import type { FoundPlace } from '@claypot/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ProductEvent } from '../events/product-events.ts';
import { createFormMachine } from '../form/form.machine.ts';
import { aFoundPlace, aPlace } from '../place-search/testing/samples.ts';
import { fakePorts } from '../testing/fakes.ts';
import { unvisited } from '../testing/paths.ts';
import { replies } from '../testing/replies.ts';
import { type AddressDraft, draftAt } from './address.ts';
import { createAddressEditor } from './address-editor.live.ts';
import { addressEditorMachine } from './address-editor.machine.ts';
import { selectAddressEditor } from './address-editor.selectors.ts';
import type { AddressFormValues } from './address-form.schema.ts';
import { apiPlaces } from './api-places.ts';
import { anAddress } from './testing/samples.ts';

const PENANG = { latitude: '5.414200', longitude: '100.328700' };
const NEXT_DOOR = { latitude: '3.131800', longitude: '101.671400' };

function setUp(address: AddressDraft = anAddress()) {
  const placeSearch = vi.fn<(input: unknown) => Promise<FoundPlace[]>>();
  placeSearch.mockResolvedValue([aFoundPlace({ kind: 'postcode', ...PENANG })]);
  const ports = fakePorts({ placeSearch });
  const saved: AddressDraft[] = [];
  const emitted: ProductEvent[] = [];
  const machine = createAddressEditor({
    ...ports,
    places: apiPlaces(ports),
    receiver: () => ({ mail_name: 'Tan Mei Ling', mail_phone: '+60123456789' }),
    save: async (draft) => void saved.push(draft),
    emit: (event) => void emitted.push(event),
  });
  const actor = createActor(machine, { input: { address, from: '/editAddress/home' } }).start();
  const say = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await replies();
  };
  return { say, saved, placeSearch, view: () => selectAddressEditor(actor.getSnapshot()) };
}

const moveTo = (place: typeof PENANG) => ({ type: 'MOVE_PIN', ...place }) as const;
const postcode = { field: 'mail_postcode', value: '10200' } as const;

describe('an address that is written', () => {
  it('is saved where its pin was put, and nothing is asked about one that is near', async () => {
    const { say, saved, view } = setUp();
    await say(moveTo(NEXT_DOOR));
    expect(view().pin).toEqual(NEXT_DOOR);
    await say({ type: 'SUBMIT' });
    expect(saved).toMatchObject([NEXT_DOOR]);
    expect(view().form.done).toBe(true);
  });

  it('whose pin was put far away is asked about, and saved after yes', async () => {
    const { say, saved, view } = setUp();
    await say(moveTo(PENANG));
    await say({ type: 'SUBMIT' });
    expect([view().asking, saved]).toEqual([true, []]);
    await say({ type: 'CANCEL' });
    expect([view().asking, saved]).toEqual([false, []]);
    await say({ type: 'SUBMIT' });
    await say({ type: 'CONFIRM' });
    expect(saved).toMatchObject([PENANG]);
  });

  it('with a postcode of far away is asked about too, and not twice', async () => {
    const { say, saved, placeSearch, view } = setUp();
    await say({ type: 'CHANGE', change: postcode });
    await say({ type: 'SUBMIT' });
    expect(placeSearch.mock.calls[0]?.[0]).toMatchObject({ body: { query: '10200', limit: 1 } });
    expect(view().asking).toBe(true);
    await say({ type: 'CONFIRM' });
    await say({ type: 'SUBMIT' });
    expect([view().asking, saved.length]).toEqual([false, 2]);
  });

  it('is saved where it cannot be found out whether the pin is right', async () => {
    const { say, saved, placeSearch } = setUp();
    placeSearch.mockRejectedValue(new Error('lost'));
    await say({ type: 'CHANGE', change: postcode });
    await say({ type: 'SUBMIT' });
    expect(saved).toHaveLength(1);
  });

  it('that is not complete says what is missing first', async () => {
    const { say, saved, view } = setUp(draftAt(aPlace({ postcode: null })));
    await say(moveTo(PENANG));
    await say({ type: 'SUBMIT' });
    expect([view().asking, saved]).toEqual([false, []]);
    expect(view().form.errors).toEqual({
      mail_unit_no: 'UNIT_NO_REQUIRED',
      mail_postcode: 'POSTCODE_INVALID',
    });
  });

  it('begins with who received the last order', () => {
    expect(setUp(draftAt(aPlace())).view().form.values).toMatchObject({
      mail_name: 'Tan Mei Ling',
      mail_phone: '012-345 6789',
    });
  });
});

it('reaches every state by every event', () => {
  const form = createFormMachine<AddressFormValues, { address: AddressDraft; from: string }>(
    () => ({
      mail_unit_no: '',
      mail_street: '',
      mail_postcode: '',
      mail_name: '',
      mail_phone: '',
      mail_type: '',
      notes: '',
      is_default: true,
      latitude: '',
      longitude: '',
      reference: '',
    }),
  ).provide({ actions: { check: () => undefined, tell: () => undefined } });
  const dark = unvisited(addressEditorMachine.provide({ actors: { form } }), {
    input: { address: anAddress(), from: '/editAddress/home' },
    events: [
      { type: 'CHANGE', change: postcode },
      moveTo(PENANG),
      { type: 'SUBMIT' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'xstate.done.actor.check', output: { question: 'far' } },
      { type: 'xstate.done.actor.check', output: { question: null } },
      { type: 'xstate.error.actor.check', error: new Error('lost') },
    ],
  });
  expect(dark.states).toEqual([]);
  expect(dark.events).toEqual(['xstate.snapshot.form']);
});
