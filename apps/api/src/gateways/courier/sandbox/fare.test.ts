import { distanceMetres } from '@claypot/domain/geo';
import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fareOf } from './fare.ts';

const SHOP = { latitude: 3.11788, longitude: 101.62169 };
const tariff = (radiusMetres: number) => ({
  radiusMetres,
  baseFee: cents(500),
  feePerKm: cents(100),
});

test('charges the base fee for a distance of zero', () => {
  expect(fareOf({ from: SHOP, to: SHOP, tariff: tariff(1000) })).toEqual({
    fee: 500,
    distanceMetres: 0,
  });
});

test('never charges less for a longer trip, in multiples of 10 cents', () => {
  const north = (degrees: number) => ({ ...SHOP, latitude: SHOP.latitude + degrees });
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)].map(
          (degrees) => fareOf({ from: SHOP, to: north(degrees), tariff: tariff(200_000) }).fee,
        );
        expect(near).toBeLessThanOrEqual(far ?? 0);
        expect((far ?? 0) % 10).toBe(0);
      },
    ),
  );
});

test('accepts a place exactly on the radius and rejects one a metre beyond', () => {
  const to = { ...SHOP, latitude: SHOP.latitude + 0.05 };
  const radius = distanceMetres(SHOP, to);
  expect(fareOf({ from: SHOP, to, tariff: tariff(radius) }).fee).toBeGreaterThan(500);
  expect(() => fareOf({ from: SHOP, to, tariff: tariff(radius - 1) })).toThrow(
    'ERR_OUT_OF_SERVICE_AREA',
  );
});
