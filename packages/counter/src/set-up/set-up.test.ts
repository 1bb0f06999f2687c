import { unprovidedIn } from '@claypot/domain/flows';
import { memoryStorage, replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Place, SetUpState } from '@claypot/sdk/counter';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime, stubCounterSdk } from '../app/testing/runtime.ts';
import { NO_RESTAURANT } from './forms/no-values.ts';
import { nameChanges } from './forms/place-changes.ts';
import { createSetUp } from './set-up.implementation.ts';
import { selectSetUp } from './set-up.selectors.ts';

const TOKEN = 't'.repeat(43);
const NO_FILES: SetUpState = { logo: null, menu: null };

const RESTAURANT = {
  name: 'Lotus Kitchen',
  subdomain: 'lotus',
  registration_no: '202601000001',
  phone: '03-2201 5512',
  email: 'hello@lotus.example',
};
const OWNER = {
  name: 'Mei',
  login: '012-345 6789',
  password: 'steamed-rice-88',
  pin: '640283',
};
const BANGSAR: Place = {
  place_id: 'bangsar',
  name: 'Bangsar',
  full_address: '59100 Kuala Lumpur',
  street: '',
  city: 'Kuala Lumpur',
  postcode: '59100',
  state: 'Kuala Lumpur',
  state_id: 'MY-14',
  latitude: '3.131900',
  longitude: '101.671300',
  kind: 'area',
  source: 'bundled',
  nearest: null,
};

const RESULT = {
  subdomain: 'lotus',
  origin: 'http://lotus.localhost:8080',
  poster: '/m/bangsar/poster',
};
const rejected = (code: string, data: unknown = null) =>
  Promise.reject(new ApiError({ kind: 'rejected', code, status: 422, data }));

async function start(operations: Partial<CounterSdk> = {}, storage = memoryStorage()) {
  const { random } = fakeRuntime();
  const api = stubCounterSdk({
    setUpState: async () => NO_FILES,
    setUpPlace: async () => BANGSAR,
    planSetUp: async () => ({ problems: [] }),
    setUp: async () => RESULT,
    ...operations,
  });
  const { machine, input } = createSetUp({ api, storage, random, token: TOKEN });
  const actor = createActor(machine, { input }).start();
  await replies();
  const formOf = (name: 'restaurant' | 'branch' | 'owner') => {
    const form = actor.getSnapshot().children[name];
    if (form === undefined) throw new Error(`The form ${name} is not running`);
    return form;
  };
  return {
    actor,
    storage,
    view: () => selectSetUp(actor.getSnapshot()),
    form: (name: 'restaurant' | 'branch' | 'owner') => formOf(name).getSnapshot().context,
    async fill(name: 'restaurant' | 'branch' | 'owner', values: Readonly<Record<string, string>>) {
      // The forms have different fields, and each test fills in those of its form.
      const form = formOf(name) as { send(event: object): void };
      for (const [field, value] of Object.entries(values)) {
        form.send({ type: 'CHANGE', change: { field, value } });
      }
      form.send({ type: 'SUBMIT' });
      await replies();
    },
  };
}

type Started = Awaited<ReturnType<typeof start>>;

async function reachCheck({ actor, fill }: Started): Promise<void> {
  await fill('restaurant', RESTAURANT);
  actor.send({ type: 'CHOOSE', id: 'bangsar' });
  await replies();
  await fill('branch', { street1: '27, Jalan Telawi 3' });
  actor.send({ type: 'CONTINUE' });
  await fill('owner', OWNER);
}

test('goes through the steps and creates the restaurant', async () => {
  const setUp = vi.fn<CounterSdk['setUp']>(async () => RESULT);
  const started = await start({ setUp });
  expect(started.view()).toMatchObject({ status: 'filling', step: 'restaurant', number: 1 });
  await reachCheck(started);
  expect(started.view()).toMatchObject({ step: 'check', creation: 'ready', problems: [] });
  started.actor.send({ type: 'CREATE' });
  started.actor.send({ type: 'CREATE' });
  await replies();
  expect(started.view()).toMatchObject({ status: 'created', result: RESULT });
  expect(setUp).toHaveBeenCalledOnce();
  const [request] = setUp.mock.calls[0] ?? [];
  expect(request?.headers).toMatchObject({ 'Set-Up-Token': TOKEN });
  expect(request?.body).toMatchObject({
    restaurant: {
      name: { en: 'Lotus Kitchen', zh_CN: 'Lotus Kitchen' },
      sst_registration_no: null,
      brand_color: null,
    },
    branch: { name: { en: 'Kuala Lumpur' }, postal_code: '59100', latitude: '3.131900' },
    owner: OWNER,
  });
  expect(request?.body.branch.hours).toHaveLength(7);
  expect(started.storage.get('claypot-set-up')).toBeNull();
});

test('sends the colour in the format of the contract', async () => {
  const setUp = vi.fn<CounterSdk['setUp']>(async () => RESULT);
  const started = await start({ setUp });
  await started.fill('restaurant', { ...RESTAURANT, brand_color: 'navy' });
  expect(started.view().step, 'no colour').toBe('restaurant');
  await reachCheck({
    ...started,
    fill: (step, values) =>
      started.fill(step, step === 'restaurant' ? { ...values, brand_color: '1D4ED8' } : values),
  });
  started.actor.send({ type: 'CREATE' });
  await replies();
  expect(setUp.mock.calls[0]?.[0]?.body.restaurant.brand_color).toBe('#1d4ed8');
});

test.each([
  ['SET_UP_TOKEN_INVALID', 'invalid'],
  ['SET_UP_CLOSED', 'closed'],
  ['ERROR', 'failed'],
])('shows after %s that it is %s', async (code, status) => {
  const { view } = await start({ setUpState: () => rejected(code) });
  expect(view().status).toBe(status);
});

test('tries again after a failure', async () => {
  let isDown = true;
  const setUpState = () => (isDown ? rejected('ERROR') : Promise.resolve(NO_FILES));
  const { actor, view } = await start({ setUpState });
  isDown = false;
  actor.send({ type: 'RETRY' });
  await replies();
  expect(view().status).toBe('filling');
});

test('stays at a step with invalid fields', async () => {
  const { fill, form, view } = await start();
  await fill('restaurant', { ...RESTAURANT, subdomain: '莲花', phone: '12' });
  expect(view().step).toBe('restaurant');
  expect(form('restaurant').errors).toEqual({
    subdomain: 'SUBDOMAIN_NOT_LATIN',
    phone: 'PHONE_CALLABLE_INVALID',
  });
});

test('asks for what is missing without speaking of a message to customers', async () => {
  const { fill, form, view } = await start();
  await fill('restaurant', { ...RESTAURANT, name: ' ', registration_no: '' });
  expect(view().step).toBe('restaurant');
  expect(form('restaurant').errors).toEqual({
    name: 'VALUE_REQUIRED',
    registration_no: 'VALUE_REQUIRED',
  });
});

test('keeps what was entered over a reload, without password and PIN', async () => {
  const first = await start();
  await reachCheck(first);
  first.actor.stop();
  expect(first.storage.get('claypot-set-up')).not.toContain(OWNER.password);
  expect(first.storage.get('claypot-set-up')).not.toContain(OWNER.pin);
  const second = await start({}, first.storage);
  expect(second.view().step).toBe('owner');
  expect(second.form('restaurant').values).toMatchObject(RESTAURANT);
  expect(second.form('owner').values).toEqual({ ...OWNER, password: '', pin: '' });
});

test('repeats the request after a lost response with the same key, also after a reload', async () => {
  const keys: unknown[] = [];
  const setUp: CounterSdk['setUp'] = async ({ headers }) => {
    keys.push(headers['Idempotency-Key']);
    if (keys.length === 1) throw new ApiError({ kind: 'network' });
    return RESULT;
  };
  const first = await start({ setUp });
  await reachCheck(first);
  first.actor.send({ type: 'CREATE' });
  await replies();
  expect(first.view()).toMatchObject({ status: 'filling', creation: 'ready', error: 'ERROR' });
  first.actor.stop();
  const second = await start({ setUp }, first.storage);
  await second.fill('owner', OWNER);
  second.actor.send({ type: 'CREATE' });
  await replies();
  expect(second.view().status).toBe('created');
  expect(new Set(keys).size).toBe(1);
});

test('a damaged draft counts as none', async () => {
  const storage = memoryStorage();
  storage.set('claypot-set-up', '{"step":"check"');
  expect((await start({}, storage)).view().step).toBe('restaurant');
});

test('lists problems with their steps, and creates nothing until they are corrected', async () => {
  const setUp = vi.fn<CounterSdk['setUp']>(async () => RESULT);
  const problem = { field: 'subdomain', reason: 'taken', message: null } as const;
  const started = await start({ setUp, planSetUp: async () => ({ problems: [problem] }) });
  await reachCheck(started);
  expect(started.view().problems).toEqual([{ problem, step: 'restaurant' }]);
  started.actor.send({ type: 'CREATE' });
  await replies();
  expect(setUp).not.toHaveBeenCalled();
  started.actor.send({ type: 'GO', step: 'restaurant' });
  expect(started.view()).toMatchObject({ step: 'restaurant', creation: 'idle', problems: [] });
});

test('a menu with errors must be corrected or removed', async () => {
  const menu = {
    file_name: 'menu.csv',
    format: 'columns',
    header_row: 1,
    columns: [],
    dish_count: 3,
    categories: [],
    error_count: 1,
    warning_count: 0,
    problems: [],
  } as const satisfies SetUpState['menu'];
  const started = await start({
    storeSetUpFile: async () => ({ logo: null, menu }),
    removeSetUpFile: async () => NO_FILES,
  });
  const { actor, fill, view } = started;
  await fill('restaurant', RESTAURANT);
  actor.send({ type: 'CHOOSE', id: 'bangsar' });
  await replies();
  await fill('branch', { street1: '27, Jalan Telawi 3' });
  actor.send({ type: 'STORE', change: { kind: 'menu', file: new File(['x'], 'menu.csv') } });
  await replies();
  actor.send({ type: 'CONTINUE' });
  expect(view()).toMatchObject({ step: 'menu', canContinue: false, files: { menu } });
  actor.send({ type: 'STORE', change: { kind: 'menu', file: null } });
  await replies();
  actor.send({ type: 'CONTINUE' });
  expect(view().step).toBe('owner');
});

test('shows why a file was not accepted, and keeps the earlier one', async () => {
  const data = { reason: 'heic', message: 'save it as JPEG' };
  const { actor, view } = await start({
    setUpState: async () => ({ logo: { file_name: 'old.png' }, menu: null }),
    storeSetUpFile: () => rejected('SET_UP_FILE_INVALID', data),
  });
  actor.send({ type: 'STORE', change: { kind: 'logo', file: new File(['x'], 'a.heic') } });
  await replies();
  expect(view()).toMatchObject({
    fileProblem: { kind: 'logo', reason: 'heic', message: 'save it as JPEG' },
    files: { logo: { file_name: 'old.png' } },
    sending: null,
  });
});

test('searches for addresses and keeps the entered street if the place has none', async () => {
  const { actor, fill, form, view } = await start({
    setUpPlaces: async () => [{ ...BANGSAR, distance: null }],
  });
  await fill('restaurant', RESTAURANT);
  await fill('branch', { street1: '1, Jalan Satu' });
  actor.send({ type: 'SEARCH', query: 'Bangsar' });
  await replies();
  expect(view().places).toEqual([
    { id: 'bangsar', name: 'Bangsar', address: '59100 Kuala Lumpur' },
  ]);
  actor.send({ type: 'CHOOSE', id: 'bangsar' });
  await replies();
  expect(form('branch').values).toMatchObject({
    street1: '1, Jalan Satu',
    postal_code: '59100',
    state: 'Kuala Lumpur',
    longitude: '101.671300',
  });
  expect(view()).toMatchObject({ places: null, place: BANGSAR });
});

test('the address follows the name until it is edited', () => {
  expect(nameChanges(NO_RESTAURANT, 'Lotus Kitchen')).toEqual([
    { field: 'name', value: 'Lotus Kitchen' },
    { field: 'subdomain', value: 'lotus-kitchen' },
  ]);
  const edited = { ...NO_RESTAURANT, name: 'Lotus', subdomain: 'my-lotus' };
  expect(nameChanges(edited, 'Lotus 2')).toEqual([{ field: 'name', value: 'Lotus 2' }]);
});

test('all actors, guards and actions of the machine are provided', async () => {
  const { random } = fakeRuntime();
  const deps = { api: stubCounterSdk({}), storage: memoryStorage(), random, token: TOKEN };
  expect(unprovidedIn(createSetUp(deps).machine)).toEqual([]);
});
