import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const find = (query: string, more: object = {}) =>
  restaurant.sdk.placeSearch({ body: { query, limit: null, ...more } });
const search = async (query: string, more: object = {}) =>
  (await find(query, more)).map(({ name }) => name);
const idOf = async (query: string) => (await find(query))[0]?.place_id ?? 'nothing';

const NEAR_KLCC = { latitude: '3.159000', longitude: '101.713000' };

describe('placeSearch', () => {
  test('returns the kind, coordinates and source of a place', async () => {
    expect((await find('klcc', NEAR_KLCC))[0]).toEqual({
      place_id: expect.stringMatching(/^[a-z2-7]{16}$/),
      name: 'Kuala Lumpur City Centre',
      full_address: 'Kuala Lumpur City Centre, 50088 Kuala Lumpur',
      kind: 'landmark',
      source: 'bundled',
      distance: 0.1,
      latitude: '3.157900',
      longitude: '101.712300',
      nearest: null,
    });
  });

  test('returns no distance without coordinates', async () => {
    expect((await find('klcc'))[0]?.distance).toBeNull();
  });

  test('returns Chinese names, with an address that riders can read', async () => {
    const [place] = await restaurant
      .sdkOf('demo', 'zh_CN')
      .placeSearch({ body: { query: '双峰塔', limit: 1, session_token: 'a-token-of-16-ch' } });
    expect(place).toMatchObject({
      name: '吉隆坡城中城',
      full_address: 'Kuala Lumpur City Centre, 50088 Kuala Lumpur',
    });
  });

  test('returns at most the requested number of places', async () => {
    expect(await search('jaya', { limit: 1 })).toHaveLength(1);
  });

  test('returns nothing without a query and coordinates', async () => {
    expect(await search('  ')).toEqual([]);
  });
});

describe('search for the own position', () => {
  test('returns the position named by the nearest place, then nearby places', async () => {
    const [here, ...near] = await find('', { ...NEAR_KLCC, limit: 3 });
    expect(here).toEqual({
      place_id: 'at_3159000_101713000',
      name: 'KLCC',
      full_address: 'Near KLCC, Kuala Lumpur',
      kind: 'position',
      source: 'bundled',
      distance: 0,
      ...NEAR_KLCC,
      nearest: { name: 'KLCC', kind: 'station', distance: 0 },
    });
    expect(near.map(({ name, distance }) => [name, distance])).toEqual([
      ['KLCC', 0],
      ['Kuala Lumpur City Centre', 0.1],
    ]);
  });

  test.each([
    ['Singapore', { latitude: '1.440000', longitude: '103.790000' }],
    ['at sea', { latitude: '4.500000', longitude: '106.000000' }],
  ])('returns nothing for a position in %s', async (_, at) => {
    expect(await find('', at)).toEqual([]);
  });

  test('returns a position on the Malaysian side of the strait', async () => {
    const at = { latitude: '1.460000', longitude: '103.760000' };
    expect((await find('', at))[0]).toMatchObject({ kind: 'position', name: 'Johor Bahru' });
  });
});

describe('placeDetail', () => {
  const detail = (place_id: string) =>
    restaurant.sdk.placeDetail({ path: { place_id }, body: { session_token: null } });

  test('returns the full address without repeating a town that is a state', async () => {
    expect(await detail(await idOf('ss2'))).toMatchObject({
      name: 'SS 2',
      full_address: 'SS 2, 47300 Petaling Jaya, Selangor',
      street: '',
      postcode: '47300',
      state: 'Selangor',
      state_id: 'MY-10',
      latitude: '3.117000',
      kind: 'area',
    });
    expect((await detail(await idOf('klcc'))).full_address).toBe(
      'Kuala Lumpur City Centre, 50088 Kuala Lumpur',
    );
  });

  test('returns the street, and no postcode for a town with several', async () => {
    expect(await detail(await idOf('jalan ampang'))).toMatchObject({
      street: 'Jalan Ampang',
      postcode: null,
      full_address: 'Jalan Ampang, Kuala Lumpur',
    });
    expect(await detail(await idOf('petaling jaya'))).toMatchObject({
      postcode: null,
      full_address: 'Petaling Jaya, Selangor',
    });
  });

  test('returns a position by its id', async () => {
    expect(await detail('at_3118000_101622000')).toMatchObject({
      name: 'SS 2',
      full_address: 'SS 2, 47300 Petaling Jaya, Selangor',
      latitude: '3.118000',
      longitude: '101.622000',
      kind: 'position',
      nearest: { name: 'SS 2', kind: 'area', distance: 0.1 },
    });
  });

  test('returns no postcode for a position far from known places', async () => {
    const far = await detail('at_3118000_101600000');
    expect(far).toMatchObject({
      postcode: null,
      city: 'Petaling Jaya',
      full_address: 'Near Petaling Jaya, Selangor',
    });
  });

  test.each(['nothing', 'google_ChIJ5-rvAcdJzDERfSgcL1uO2fQ', 'at_1440000_103790000'])(
    'returns 404 for an unknown place: %s',
    async (id) => {
      await expect(detail(id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );
});

describe('addressStateId', () => {
  const stateOf = (state: string) => restaurant.sdk.addressStateId({ body: { state } });

  test.each([
    ['Selangor', 'MY-10'],
    ['  selangor', 'MY-10'],
    ['Penang', 'MY-07'],
    ['Pulau Pinang', 'MY-07'],
    ['Wilayah Persekutuan Kuala Lumpur', 'MY-14'],
    ['Federal Territory of Kuala Lumpur', 'MY-14'],
    ['Labuan Federal Territory', 'MY-15'],
    ['Negeri Sembilan', 'MY-05'],
    ['雪兰莪', 'MY-10'],
  ])('maps %j to %s', async (name, id) => {
    expect(await stateOf(name)).toMatchObject({ id });
  });

  test('returns 404 for a state of another country', async () => {
    await expect(stateOf('Texas')).rejects.toMatchObject({ status: 404 });
  });
});

test('returns an empty list of news', async () => {
  expect(await restaurant.sdk.news({})).toEqual([]);
});
