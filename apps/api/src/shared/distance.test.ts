import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const klcc = { latitude: 3.1579, longitude: 101.7123 };

test.each([
  ['nowhere', klcc, 0],
  ['the next town', { latitude: 3.0738, longitude: 101.5183 }, 23.5],
  ['a degree along a meridian', { latitude: 4.1579, longitude: 101.7123 }, 111.2],
  ['the other side of the earth', { latitude: -3.1579, longitude: -78.2877 }, 20015.1],
])('returns the distance to %s', (_, to, km) => {
  expect(distanceKm(klcc, to)).toBeCloseTo(km, 0);
  expect(distanceKm(to, klcc)).toBe(distanceKm(klcc, to));
});
