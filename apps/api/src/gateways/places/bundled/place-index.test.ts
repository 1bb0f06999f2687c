import { expect, test, vi } from 'vitest';
import { SOME_NEIGHBOURS, SOME_PLACES } from '../../../testing/seed/places.ts';
import { indexPlaces } from './place-index.ts';

const index = indexPlaces(SOME_PLACES, SOME_NEIGHBOURS);
const search = (text: string, near: { latitude: number; longitude: number } | null = null) =>
  index.search(text, near, 20).map(({ name }) => name);

test.each([
  ['ss 2', ['SS 2', 'SS 21']],
  ['ss2', ['SS 2', 'SS 21']],
  ['  SS 21 ', ['SS 21']],
  ['PJ', ['Petaling Jaya']],
  ['klcc', ['Kuala Lumpur City Centre', 'KLCC']],
  ['twin towers', ['Kuala Lumpur City Centre']],
  ['jln ampang', ['Jalan Ampang']],
  ['安邦', ['Ampang', 'Jalan Ampang']],
  ['武吉免登', ['Bukit Bintang']],
  ['吉隆坡武吉免登', ['Bukit Bintang']],
  ['八打靈再也', ['Petaling Jaya', 'SS 2', 'SS 21', '47300 Petaling Jaya']],
  ['jaya ipoh', ['Taman Jaya']],
  ['50088', ['Kuala Lumpur City Centre']],
  ['%', []],
  ['', []],
])('%j finds %j', (query, names) => {
  expect(search(query)).toEqual(names);
});

test('ranks name matches above places in a matching town', () => {
  expect(search('吉隆坡')[0]).toBe('Kuala Lumpur');
  expect(search('kl')[0]).toBe('Kuala Lumpur');
  expect(search('taman jaya')[0]).toBe('Taman Jaya');
  expect(search('47300')[0]).toBe('47300 Petaling Jaya');
});

test('ranks the nearest first among equal matches', () => {
  const bySs21 = { latitude: 3.136, longitude: 101.6225 };
  expect(search('petaling', bySs21)).toEqual([
    'Petaling Jaya',
    'SS 21',
    'SS 2',
    '47300 Petaling Jaya',
  ]);
});

test.each([
  ['Jalan Nowhere, 47300 Petaling Jaya', '47300 Petaling Jaya'],
  ['Jalan SS 2/24', 'SS 2'],
  ['Some Condo Bukit Bintang', 'Bukit Bintang'],
])('finds a full address by its known parts: %s', (query, first) => {
  expect(search(query)[0]).toBe(first);
});

test.each(['nowhere', 'jalan', 'taman nowhere', 'jalan 12'])(
  '%j alone matches only names that contain it',
  (query) => {
    expect(search(query).every((name) => /jalan|taman/i.test(name))).toBe(true);
  },
);

test('returns nearby places with their distance, without postcodes', () => {
  const near = index.around({ latitude: 3.117, longitude: 101.6225 }, 3);
  expect(near.map(({ place }) => place.name)).toEqual(['SS 2', 'SS 21', 'Petaling Jaya']);
  expect(near[0]?.metres).toBe(0);
});

test('returns nothing when a foreign place is nearer', () => {
  expect(index.around({ latitude: 1.4382, longitude: 103.789 }, 1)).toEqual([]);
  expect(index.around({ latitude: 1.46, longitude: 103.76 }, 1)).toHaveLength(1);
});

test('limits the work for fifty words to that of an address', () => {
  const work = (count: number) => {
    const looks = vi.spyOn(String.prototype, 'startsWith');
    search(Array.from({ length: count }, (_, each) => `word${each + 50 - count}`).join(' '));
    const { length } = looks.mock.calls;
    looks.mockRestore();
    return length;
  };
  // Splitting costs some comparisons per word; places are compared with sixteen words at most.
  expect(work(50)).toBeLessThan(work(16) * 1.5);
});
