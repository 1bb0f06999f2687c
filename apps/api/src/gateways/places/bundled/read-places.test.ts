import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRows } from '../../../import/import-restaurant.ts';
import { distanceKm } from '../../../shared/distance.ts';
import { indexPlaces } from './place-index.ts';
import { parsePlaces, readNeighbours, readPlaces } from './read-places.ts';

const HEAD = 'state_id\tcity\tpostcode\tname\tkind\tlatitude\tlongitude\tname_zh\tother_names';
const SS2 =
  'MY-10\tPetaling Jaya\t46300\tJalan SS 2/24\tstreet\t3.1190\t101.6215\t二十四路\tSS2|Durian Street';

describe('parsePlaces', () => {
  it('parses a place with all its names', () => {
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
  ])('throws for %s', (_name, line) => {
    expect(() => parsePlaces(`${HEAD}\n${SS2}\n${line}`)).toThrow('Line 3 is not a place');
  });

  it('throws without the column names', () => {
    expect(() => parsePlaces(SS2)).toThrow('Line 1 must name the columns');
  });
});

describe('bundled places', async () => {
  const places = await readPlaces();
  const index = indexPlaces(places, await readNeighbours());

  it('are unique and cover every state', () => {
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
  ])('include %s in %s', (word, city) => {
    const matches = places.filter(({ name }) => name.includes(word));
    expect(matches.map((place) => place.city)).toContain(city);
  });

  it.each([
    ['jalan ampang', 'Jalan Ampang', 'street'],
    ['KLCC', 'Kuala Lumpur City Centre', 'landmark'],
    ['吉隆坡', 'Kuala Lumpur', 'town'],
    ['吉隆坡孟沙', 'Bangsar', 'area'],
    ['八打灵再也', 'Petaling Jaya', 'town'],
    ['雪兰莪八打灵再也', 'Petaling Jaya', 'town'],
    ['梳邦SS15', 'SS15', 'area'],
    ['PJ', 'Petaling Jaya', 'town'],
    ['JB', 'Johor Bahru', 'town'],
    ['TTDI', 'Taman Tun Dr Ismail', 'area'],
    ['Jalan SS 15/4', 'SS15', 'area'],
    ['1 Utama', '1 Utama', 'landmark'],
    ['LRT Kelana Jaya', 'Kelana Jaya', 'station'],
    ['Penang', 'George Town', 'town'],
    ['50480', '50480 Kuala Lumpur', 'postcode'],
  ])('are found by %s', (text, name, kind) => {
    expect(index.search(text, null, 1)).toMatchObject([{ name, kind }]);
  });

  it('have the postcode of their district, or null if it is ambiguous', () => {
    const postcodeOf = (name: string) => index.search(name, null, 1)[0]?.postcode;
    expect(postcodeOf('Bangsar')).toBe('59100');
    expect(postcodeOf('Mont Kiara')).toBe('50480');
    expect(postcodeOf('Kuala Lumpur')).toBeNull();
    expect(postcodeOf('Pudu')).toBeNull();
  });

  it('have only postcodes of the postal list', () => {
    const posted = new Set(
      places.filter(({ kind }) => kind === 'postcode').map(({ postcode }) => postcode),
    );
    const districts = places.filter(({ kind }) => kind === 'area' || kind === 'town');
    const unknown = districts.filter(({ postcode }) => postcode !== null && !posted.has(postcode));
    expect(unknown).toEqual([]);
  });

  it('distinguish Johor Bahru from Singapore and Padang Besar from Thailand', () => {
    const nearest = (latitude: number, longitude: number) =>
      index.around({ latitude, longitude }, 1)[0]?.place.stateId ?? null;
    expect(nearest(1.4616, 103.7642)).toBe('MY-01');
    expect(nearest(1.4382, 103.789)).toBeNull();
    expect(nearest(6.63, 100.31)).toBe('MY-09');
    expect(nearest(7.0086, 100.4747)).toBeNull();
  });

  it('lie within and beyond the delivery radius of the demo branches', async () => {
    const { branches } = await readRows(join(import.meta.dirname, '../../../../demo'));
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
