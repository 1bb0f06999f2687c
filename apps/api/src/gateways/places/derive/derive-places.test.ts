import { expect, test } from 'vitest';
import { parsePlaces } from '../bundled/read-places.ts';
import {
  deriveNeighbours,
  derivePlaces,
  type GazetteerPlace,
  type LocatedPlace,
  type PostalTown,
} from './derive-places.ts';

const place = (name: string, state: string, latitude: number, longitude: number) => ({
  name,
  state,
  latitude,
  longitude,
});

const gazetteer: readonly GazetteerPlace[] = [
  place('Malacca', 'Melaka', 2.196, 102.2405),
  place('Wangsa Maju', 'Kuala Lumpur', 3.20056, 101.73972),
  place('SS2', 'Kuala Lumpur', 3.12036, 101.62246),
  place('Setapak', 'Selangor', 3.207, 101.727),
  place('Petaling Jaya', 'Selangor', 3.10726, 101.60671),
  place('Teluk Panglima Garang', 'Selangor', 2.90796, 101.46877),
  place('Kuala Lumpur', 'Kuala Lumpur', 3.1412, 101.68653),
];
const postal: readonly PostalTown[] = [
  { name: 'Kuala Lumpur', state: 'Kuala Lumpur', postcodes: ['50000', '50050', '50050'] },
  { name: 'Setapak', state: 'Kuala Lumpur', postcodes: ['53300'] },
  { name: 'Petaling Jaya', state: 'Selangor', postcodes: ['46000', '46200', '46300'] },
  { name: 'Telok Panglima Garang', state: 'Selangor', postcodes: ['42500'] },
  { name: 'Melaka', state: 'Melaka', postcodes: ['75000'] },
  { name: 'Serdang', state: 'Selangor', postcodes: ['43400'] },
];

const ss2: LocatedPlace = {
  state: 'Selangor',
  name: 'SS 2',
  kind: '',
  latitude: null,
  longitude: null,
  city: '',
  postcode: '46300',
  nameZh: '十五',
  otherNames: 'SS 2',
};
const knownPlaces = [ss2];

test('lists places with their town, nearest to the capital first, then postcodes', () => {
  const places = parsePlaces(derivePlaces(gazetteer, postal, knownPlaces).text);
  expect(places.map((row) => [row.stateId, row.name, row.postcode, row.city])).toEqual([
    ['MY-14', 'Kuala Lumpur', null, 'Kuala Lumpur'],
    ['MY-10', 'SS2', '46300', 'Petaling Jaya'],
    ['MY-14', 'Setapak', '53300', 'Setapak'],
    ['MY-14', 'Wangsa Maju', null, 'Kuala Lumpur'],
    ['MY-10', 'Petaling Jaya', null, 'Petaling Jaya'],
    ['MY-10', 'Teluk Panglima Garang', '42500', 'Telok Panglima Garang'],
    ['MY-04', 'Malacca', '75000', 'Melaka'],
    ['MY-10', '42500 Telok Panglima Garang', '42500', 'Telok Panglima Garang'],
    ['MY-10', '46000 Petaling Jaya', '46000', 'Petaling Jaya'],
    ['MY-10', '46200 Petaling Jaya', '46200', 'Petaling Jaya'],
    ['MY-10', '46300 Petaling Jaya', '46300', 'Petaling Jaya'],
    ['MY-14', '50000 Kuala Lumpur', '50000', 'Kuala Lumpur'],
    ['MY-14', '50050 Kuala Lumpur', '50050', 'Kuala Lumpur'],
    ['MY-14', '53300 Setapak', '53300', 'Setapak'],
    ['MY-04', '75000 Melaka', '75000', 'Melaka'],
  ]);
});

test('places a postcode at the centre of its town', () => {
  const places = parsePlaces(derivePlaces(gazetteer, postal, knownPlaces).text);
  expect(places.find(({ postcode }) => postcode === '46200')).toMatchObject({
    latitude: 3.1073,
    longitude: 101.6067,
  });
});

test('places a postcode in the district known to have it', () => {
  const places = parsePlaces(derivePlaces(gazetteer, postal, knownPlaces).text);
  expect(places.find(({ name }) => name.startsWith('46300'))).toMatchObject({
    latitude: 3.1204,
    longitude: 101.6225,
  });
});

test('prefers our own data and adds our own places', () => {
  const tower = { ...ss2, name: 'Tower', kind: 'landmark', latitude: 3.1, longitude: 101.7 };
  const places = parsePlaces(derivePlaces(gazetteer, postal, [ss2, tower]).text);
  expect(places.filter(({ name }) => name === 'SS2')).toMatchObject([
    { kind: 'area', nameZh: '十五', otherNames: ['SS 2'] },
  ]);
  expect(places.find(({ kind }) => kind === 'landmark')).toMatchObject({
    name: 'Tower',
    city: 'Petaling Jaya',
    latitude: 3.1,
  });
});

test('throws for a place without a position', () => {
  const nowhere = { ...ss2, name: 'Nowhere' };
  expect(() => derivePlaces(gazetteer, postal, [nowhere])).toThrow(
    'No position is known for Nowhere',
  );
});

test('includes neighbouring places near the border only', () => {
  const johor = [place('Johor Bahru', 'Johor', 1.4655, 103.7578)];
  const foreignPlaces = [
    { country: 'SG', latitude: 1.4382, longitude: 103.789 },
    { country: 'ID', latitude: -6.2, longitude: 106.8 },
  ];
  expect(deriveNeighbours(johor, foreignPlaces)).toBe(
    'country\tlatitude\tlongitude\nSG\t1.4382\t103.7890\n',
  );
});

test('returns the towns that the gazetteer lacks', () => {
  expect(derivePlaces(gazetteer, postal, knownPlaces).unplaced).toEqual(['Serdang, Selangor']);
});

test('returns the same text for any order of the sources', () => {
  expect(
    derivePlaces(gazetteer.toReversed(), postal.toReversed(), knownPlaces.toReversed()).text,
  ).toBe(derivePlaces(gazetteer, postal, knownPlaces).text);
});

test('throws for a state of another country', () => {
  const texas = place('Houston', 'Texas', 29.76, -95.36);
  expect(() => derivePlaces([...gazetteer, texas], postal, knownPlaces)).toThrow(
    'There is no state Texas',
  );
});
