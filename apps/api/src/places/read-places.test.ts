import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRows } from '../import/import-restaurant.ts';
import { distanceKm } from '../ordering/distance.ts';
import { parsePlaces, readPlaces } from './read-places.ts';

const HEAD = 'state_id\tcity\tpostcode\tname\tkind\tlatitude\tlongitude\tname_zh\tother_names';
const SS2 =
  'MY-10\tPetaling Jaya\t46300\tJalan SS 2/24\tstreet\t3.1190\t101.6215\t二十四路\tSS2|Durian Street';

describe('a list of places', () => {
  it('is read with what places are looked up by', () => {
    expect(parsePlaces(`${HEAD}\n${SS2}\n`)).toEqual([
      {
        id: expect.stringMatching(/^[a-z2-7]{16}$/),
        name: 'Jalan SS 2/24',
        nameZh: '二十四路',
        otherNames: ['SS2', 'Durian Street'],
        kind: 'street',
        city: 'Petaling Jaya',
        postcode: '46300',
        stateId: 'MY-10',
        latitude: 3.119,
        longitude: 101.6215,
      },
    ]);
  });

  it.each([
    ['an unknown state', SS2.replace('MY-10', 'MY-17')],
    ['a short postcode', SS2.replace('46300', '4630')],
    ['no name', SS2.replace('Jalan SS 2/24', '')],
    ['an unknown kind', SS2.replace('street', 'road')],
    ['a place at sea', SS2.replace('101.6215', '10.1621')],
    ['a column too many', `${SS2}\tx`],
  ])('is refused with %s', (_name, line) => {
    expect(() => parsePlaces(`${HEAD}\n${SS2}\n${line}`)).toThrow('Line 3 is not a place');
  });

  it('is refused without its columns', () => {
    expect(() => parsePlaces(SS2)).toThrow('Line 1 must name the columns');
  });
});

describe('the bundled places', async () => {
  const places = await readPlaces();

  it('are many, in every state, each there once', () => {
    expect(places.length).toBeGreaterThan(2000);
    expect(new Set(places.map(({ stateId }) => stateId)).size).toBe(16);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  });

  it.each([
    ['Bangsar', 'Kuala Lumpur'],
    ['Bukit Bintang', 'Kuala Lumpur'],
    ['Cheras', 'Kuala Lumpur'],
    ['Damansara', 'Petaling Jaya'],
    ['Puchong', 'Puchong'],
    ['SS2', 'Petaling Jaya'],
    ['Subang Jaya', 'Subang Jaya'],
    ['46200', 'Petaling Jaya'],
  ])('have %s of %s', (word, city) => {
    const found = places.filter(({ name }) => name.includes(word));
    expect(found.map((place) => place.city)).toContain(city);
  });

  it('lie in reach of every branch of the demo, and some of them of none', async () => {
    const { branches } = await readRows(join(import.meta.dirname, '../../demo'));
    const reach = branches.map((branch) => {
      const from = { latitude: Number(branch.latitude), longitude: Number(branch.longitude) };
      const radius = (branch.delivery_radius_metres ?? 0) / 1000;
      return places.filter(
        ({ latitude, longitude }) =>
          distanceKm(from, { latitude: Number(latitude), longitude: Number(longitude) }) <= radius,
      );
    });
    for (const reached of reach) expect(reached.length).toBeGreaterThan(20);
    const reached = new Set(reach.flat());
    const nearby = places.filter(({ city }) => ['Klang', 'Rawang', 'Sepang'].includes(city));
    expect(nearby.length).toBeGreaterThan(10);
    for (const place of nearby) expect(reached, place.name).not.toContain(place);
  });
});
