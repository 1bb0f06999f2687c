import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { normalise } from '../../places/normalise.ts';
import { openRestaurant, type Restaurant } from '../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(async () => {
  await restaurant.reset();
  await seedPlaces();
});
afterAll(() => restaurant.close());

const search = async (query: string, more: object = {}) => {
  const found = await restaurant.sdk.placeSearch({ body: { query, limit: null, ...more } });
  return found.map(({ place_id }) => place_id);
};

function add(
  id: string,
  name: string,
  city: string,
  postcode: string,
  state: string,
  at: string,
): Promise<unknown> {
  return restaurant.db.execute(sql`
    insert into places
      (id, name, street, city, postcode, state_id, latitude, longitude, normalised, position)
    values (${id}, ${name}, '', ${city}, ${postcode}, ${state}, ${at}, '101.600000',
      ${normalise(`${name} ${city} ${postcode}`)}, 1)`);
}

async function seedPlaces(): Promise<void> {
  await restaurant.db.execute(sql`delete from places`);
  await add('ss2', 'SS 2', 'Petaling Jaya', '47300', 'MY-10', '3.117000');
  await add('ss21', 'SS 21', 'Petaling Jaya', '47400', 'MY-10', '3.135000');
  await add('klcc', 'KLCC', 'Kuala Lumpur', '50088', 'MY-14', '3.157000');
  await add('jaya', 'Taman Jaya', 'Ipoh', '30020', 'MY-08', '4.597000');
}

describe('looking for a place', () => {
  test.each([
    ['ss 2', ['ss2', 'ss21']],
    ['ss2', ['ss2', 'ss21']],
    ['  SS 21 ', ['ss21']],
    ['jaya petaling', ['ss2', 'ss21']],
    ['taman', ['jaya']],
    ['jáya', ['jaya', 'ss2', 'ss21']],
    ['50088', ['klcc']],
    ['nowhere', []],
    ['%', []],
    ['', []],
  ])('%j finds %j', async (query, ids) => {
    expect((await search(query)).toSorted()).toEqual(ids.toSorted());
  });

  test('has what begins with the words first', async () => {
    expect((await search('taman jaya'))[0]).toBe('jaya');
    expect((await search('ss 21'))[0]).toBe('ss21');
    expect((await search('ss2'))[0]).toBe('ss2');
  });

  test('has the nearest first where the customer is known, even without a word', async () => {
    const near = { latitude: '3.156000', longitude: '101.600000' };
    expect(await search('', { ...near, limit: 2 })).toEqual(['klcc', 'ss21']);
    expect(await search('petaling', near)).toEqual(['ss21', 'ss2']);
  });

  test('leaves the bare postcodes of a town to those who type one', async () => {
    await add('code', '47300 Petaling Jaya', 'Petaling Jaya', '47300', 'MY-10', '3.156000');
    const near = { latitude: '3.156000', longitude: '101.600000' };
    expect(await search('', near)).not.toContain('code');
    expect((await search('47300'))[0]).toBe('code');
  });

  test('gives no more than it is asked for', async () => {
    expect(await search('jaya', { limit: 1 })).toHaveLength(1);
  });
});

describe('a place', () => {
  const detail = (place_id: string) => restaurant.sdk.placeDetail({ path: { place_id } });

  test('says its whole address, a town that is a state once', async () => {
    expect(await detail('ss2')).toMatchObject({
      name: 'SS 2',
      full_address: 'SS 2, 47300 Petaling Jaya, Selangor',
      state: 'Selangor',
      latitude: '3.117000',
    });
    expect((await detail('klcc')).full_address).toBe('KLCC, 50088 Kuala Lumpur');
  });

  test('that is not in the list is not there', async () => {
    await expect(detail('nothing')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('a state', () => {
  const stateOf = (state: string) => restaurant.sdk.addressStateId({ body: { state } });

  test.each([
    ['Selangor', 'MY-10'],
    ['  selangor', 'MY-10'],
    ['Penang', 'MY-07'],
    ['Pulau Pinang', 'MY-07'],
    ['Wilayah Persekutuan Kuala Lumpur', 'MY-14'],
  ])('%j is %s', async (name, id) => {
    expect(await stateOf(name)).toMatchObject({ id });
  });

  test('of another country is not there', async () => {
    await expect(stateOf('Texas')).rejects.toMatchObject({ status: 404 });
  });
});

test('there are no news', async () => {
  expect(await restaurant.sdk.news({})).toEqual([]);
});
