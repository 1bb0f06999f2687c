import { ApiError, type FoundPlace, type Place } from '@claypot/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ProductEvent } from '../../events/product-events.ts';
import { createFormMachine } from '../../machines/form/form.machine.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import type { Coordinates } from '../../ports/ports.ts';
import { deferred, fakePorts } from '../../testing/fakes.ts';
import { unvisited } from '../../testing/paths.ts';
import { replies } from '../../testing/replies.ts';
import { type AddressDraft, draftAt } from '../addresses/address.ts';
import { textOf } from '../addresses/address-text.ts';
import { anAddress } from '../addresses/testing/samples.ts';
import { aFoundPlace, aPlace } from '../place-search/testing/samples.ts';
import { createAddressEditor } from './address-editor.implementation.ts';
import { addressEditorMachine } from './address-editor.machine.ts';
import { selectAddressEditor } from './address-editor.selectors.ts';
import type { AddressFormValues } from './address-form.schema.ts';
import { apiPlaces } from './api-places.ts';
import { createPinPlace } from './pin-place.ts';

const PENANG = { latitude: '5.414200', longitude: '100.328700' };
const NEARBY = { latitude: '3.131800', longitude: '101.671400' };

function setUp(address: AddressDraft = anAddress()) {
  const placeSearch = vi.fn<(input: unknown) => Promise<FoundPlace[]>>();
  placeSearch.mockResolvedValue([aFoundPlace({ kind: 'postcode', ...PENANG })]);
  const placeDetail = vi.fn<(input: Asked) => Promise<Place>>();
  placeDetail.mockRejectedValue(new Error('lost'));
  const ports = fakePorts({ placeSearch, placeDetail });
  const clock = new SimulatedClock();
  const saved: AddressDraft[] = [];
  const emitted: ProductEvent[] = [];
  const machine = createAddressEditor({
    ...ports,
    cache: createQueryCache(ports.clock),
    places: apiPlaces(ports),
    receiver: () => ({ mail_name: 'Tan Mei Ling', mail_phone: '+60123456789' }),
    save: async (draft) => void saved.push(draft),
    emit: (event) => void emitted.push(event),
  });
  const input = { address, from: '/editAddress/home' };
  const actor = createActor(machine, { input, clock }).start();
  const say = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await replies();
  };
  /** Moves the pin and waits for the lookup. */
  const put = async (at: Coordinates) => {
    await say({ type: 'MOVE_PIN', latitude: at.latitude, longitude: at.longitude });
    clock.increment(REST);
    await replies();
  };
  const view = () => selectAddressEditor(actor.getSnapshot());
  return { say, put, clock, saved, placeSearch, placeDetail, view };
}

interface Asked {
  path: { place_id: string };
}

const REST = 400;

const moveTo = (place: typeof PENANG) => ({ type: 'MOVE_PIN', ...place }) as const;
const postcode = { field: 'mail_postcode', value: '10200' } as const;

describe('address editor machine', () => {
  it('saves an address with a pin near by without asking', async () => {
    const { say, saved, view } = setUp();
    await say(moveTo(NEARBY));
    expect(view().pin).toEqual(NEARBY);
    await say({ type: 'SUBMIT' });
    expect(saved).toMatchObject([NEARBY]);
    expect(view().form.done).toBe(true);
  });

  it('asks when the pin is far away and saves after CONFIRM', async () => {
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

  it('asks once when the postcode is far away', async () => {
    const { say, saved, placeSearch, view } = setUp();
    await say({ type: 'CHANGE', change: postcode });
    await say({ type: 'SUBMIT' });
    expect(placeSearch.mock.calls[0]?.[0]).toMatchObject({ body: { query: '10200', limit: 1 } });
    expect(view().asking).toBe(true);
    await say({ type: 'CONFIRM' });
    await say({ type: 'SUBMIT' });
    expect([view().asking, saved.length]).toEqual([false, 2]);
  });

  it('saves when the check of the pin fails', async () => {
    const { say, saved, placeSearch } = setUp();
    placeSearch.mockRejectedValue(new Error('lost'));
    await say({ type: 'CHANGE', change: postcode });
    await say({ type: 'SUBMIT' });
    expect(saved).toHaveLength(1);
  });

  it('shows field errors before it checks the pin', async () => {
    const { say, saved, view } = setUp(draftAt(aPlace({ postcode: null })));
    await say(moveTo(PENANG));
    await say({ type: 'SUBMIT' });
    expect([view().asking, saved]).toEqual([false, []]);
    expect(view().form.errors).toEqual({
      mail_unit_no: 'UNIT_NO_REQUIRED',
      mail_postcode: 'POSTCODE_INVALID',
    });
  });

  it('starts with the receiver of the last order', () => {
    expect(setUp(draftAt(aPlace())).view().form.values).toMatchObject({
      mail_name: 'Tan Mei Ling',
      mail_phone: '012-345 6789',
    });
  });
});

describe('text of an address after the pin was moved', () => {
  const MAAROF = { latitude: '3.132500', longitude: '101.672000' };
  const UPTOWN = { latitude: '3.136000', longitude: '101.628000' };
  const maarof = aPlace({
    ...MAAROF,
    street: 'Jalan Maarof',
    postcode: '59000',
    full_address: 'Jalan Maarof, 59000 Kuala Lumpur',
  });
  const district = (place: Partial<Place> = {}) =>
    aPlace({
      ...UPTOWN,
      street: '',
      city: 'Petaling Jaya',
      postcode: '47400',
      state: 'Selangor',
      state_id: 'MY-10',
      full_address: 'Damansara Utama, 47400 Petaling Jaya, Selangor',
      ...place,
    });
  const street = (value: string) =>
    ({ type: 'CHANGE', change: { field: 'mail_street', value } }) as const;

  it('follows the pin and is saved', async () => {
    const { say, put, saved, placeDetail, view } = setUp();
    expect(view()).toMatchObject({ followsPin: false, text: { mail_street: 'Jalan Telawi' } });
    placeDetail.mockResolvedValue(maarof);
    await put(MAAROF);
    const asked = { path: { place_id: 'at_3132500_101672000' }, body: { session_token: null } };
    expect(placeDetail.mock.calls.map(([input]) => input)).toMatchObject([asked]);
    expect(view()).toMatchObject({
      followsPin: true,
      text: { full_address: 'Jalan Maarof, 59000 Kuala Lumpur' },
      form: { values: { mail_street: 'Jalan Maarof', mail_postcode: '59000' } },
    });
    placeDetail.mockResolvedValue(district());
    await put(UPTOWN);
    await say(street('Jalan SS 21/37'));
    await say({ type: 'SUBMIT' });
    expect(saved).toMatchObject([
      {
        ...UPTOWN,
        mail_unit_no: '12-3',
        mail_street: 'Jalan SS 21/37',
        mail_city: 'Petaling Jaya',
        mail_postcode: '47400',
        mail_state: 'Selangor',
        state_id: 'MY-10',
        full_address: 'Jalan SS 21/37, Damansara Utama, 47400 Petaling Jaya, Selangor',
      },
    ]);
  });

  it('is preserved in fields that the customer typed', async () => {
    const { say, put, placeDetail, view } = setUp();
    await say(street('Jalan Telawi 3, Block B'));
    placeDetail.mockResolvedValue(maarof);
    await put(MAAROF);
    expect(view().form.values).toMatchObject({
      mail_street: 'Jalan Telawi 3, Block B',
      mail_postcode: '59000',
    });
    await say({ type: 'CHANGE', change: { field: 'mail_postcode', value: '59100' } });
    placeDetail.mockResolvedValue(district());
    await put(UPTOWN);
    expect(view()).toMatchObject({
      form: { values: { mail_street: 'Jalan Telawi 3, Block B', mail_postcode: '59100' } },
      text: { mail_city: 'Petaling Jaya' },
    });
  });

  it('is restored without a request when the pin returns', async () => {
    const { put, placeDetail, view } = setUp();
    placeDetail.mockResolvedValue(maarof);
    await put(MAAROF);
    await put(anAddress());
    expect(view()).toMatchObject({
      followsPin: false,
      form: { values: { mail_street: 'Jalan Telawi', mail_postcode: '59100' } },
    });
    expect(placeDetail).toHaveBeenCalledOnce();
  });

  it('is looked up when the pin rests, using the last response only', async () => {
    const { say, put, clock, placeDetail, view } = setUp();
    await say(moveTo(UPTOWN));
    clock.increment(REST - 1);
    await say(moveTo(MAAROF));
    clock.increment(REST - 1);
    expect(placeDetail).not.toHaveBeenCalled();
    const first = deferred<Place>();
    placeDetail.mockReturnValueOnce(first.promise);
    clock.increment(1);
    // The pin moves on before the response arrives.
    await say(moveTo(UPTOWN));
    first.resolve(maarof);
    await replies();
    expect(view().form.values.mail_street).toBe('Jalan Telawi');
    placeDetail.mockResolvedValue(district());
    await put(UPTOWN);
    expect(view().form.values).toMatchObject({ mail_street: '', mail_postcode: '47400' });
  });

  it.each([
    ['no response arrives', new Error('lost')],
    [
      'nothing is known',
      new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404, data: null }),
    ],
  ])('is unchanged when %s', async (_, error) => {
    const { put, placeDetail, view } = setUp();
    placeDetail.mockRejectedValue(error);
    await put(UPTOWN);
    expect(view()).toMatchObject({
      followsPin: false,
      pin: UPTOWN,
      form: { values: { mail_street: 'Jalan Telawi', mail_postcode: '59100' } },
    });
  });

  it('is unchanged near by when only the district is known', async () => {
    const { put, placeDetail, view } = setUp();
    placeDetail.mockResolvedValue(district(NEARBY));
    await put(NEARBY);
    expect(view()).toMatchObject({
      followsPin: false,
      form: { values: { mail_postcode: '59100' } },
    });
  });

  it('is only questioned far away when the customer typed it', async () => {
    const penang = district({ ...PENANG, street: 'Lebuh Chulia', postcode: '10200' });
    const followed = setUp();
    followed.placeDetail.mockResolvedValue(penang);
    await followed.put(PENANG);
    await followed.say({ type: 'SUBMIT' });
    expect(followed.saved).toMatchObject([{ ...PENANG, mail_street: 'Lebuh Chulia' }]);

    const written = setUp();
    written.placeDetail.mockResolvedValue(penang);
    await written.say(street('Jalan Telawi 3'));
    await written.put(PENANG);
    await written.say({ type: 'SUBMIT' });
    expect([written.view().asking, written.saved]).toEqual([true, []]);
  });

  it('is unchanged while a question is open', async () => {
    const { say, clock, placeDetail, view } = setUp();
    placeDetail.mockResolvedValue(district({ ...PENANG, postcode: '10200' }));
    await say(moveTo(PENANG));
    await say({ type: 'SUBMIT' });
    clock.increment(REST);
    await replies();
    expect(view()).toMatchObject({
      asking: true,
      form: { values: { mail_street: 'Jalan Telawi' } },
    });
    await say({ type: 'CANCEL' });
    expect(view().form.values).toMatchObject({ mail_street: '', mail_postcode: '10200' });
  });
});

it('reaches every state and handles every event', () => {
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
      origin: textOf(anAddress()),
      reference: '',
    }),
  ).provide({ actions: { check: () => undefined, emitChange: () => undefined } });
  const ports = fakePorts();
  const cache = createQueryCache(ports.clock);
  const place = createPinPlace({ cache, places: apiPlaces(ports) });
  const dark = unvisited(addressEditorMachine.provide({ actors: { form, place } }), {
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
  expect(dark.events).toEqual(['xstate.snapshot.form', 'xstate.snapshot.place']);
});
