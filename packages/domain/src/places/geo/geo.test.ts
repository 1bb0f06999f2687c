import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bearing, compassPoint } from './bearing.ts';
import { distanceMetres } from './distance.ts';
import { googleDirectionsLink, googleMapsLink, wazeLink } from './map-links.ts';
import { movedBy, toPixel, toPlace } from './map-view.ts';
import { pointOf, writtenPoint } from './point.ts';
import { scaleBar } from './scale-bar.ts';

const KLCC = { latitude: 3.1579, longitude: 101.7123 };

const places = fc.record({
  latitude: fc.double({ min: 0.8, max: 7.5, noNaN: true }),
  longitude: fc.double({ min: 99.5, max: 119.3, noNaN: true }),
});
const views = fc.record({
  centre: places,
  metresPerPixel: fc.double({ min: 0.5, max: 200, noNaN: true }),
});
const offset = fc.integer({ min: -800, max: 800 });
const pixels = fc.record({ x: offset, y: offset });

describe('distanceMetres', () => {
  test.each([
    ['nowhere', KLCC, 0],
    ['the next town', { latitude: 3.0738, longitude: 101.5183 }, 23_500],
    ['a degree along a meridian', { latitude: 4.1579, longitude: 101.7123 }, 111_195],
    ['the other side of the earth', { latitude: -3.1579, longitude: -78.2877 }, 20_015_087],
  ])('returns the distance to %s in both directions', (_, to, metres) => {
    expect(Math.abs(distanceMetres(KLCC, to) - metres)).toBeLessThan(100);
    expect(distanceMetres(to, KLCC)).toBeCloseTo(distanceMetres(KLCC, to), 6);
  });
});

describe('compassPoint', () => {
  test.each([
    ['n', { latitude: 3.2, longitude: 101.7123 }],
    ['ne', { latitude: 3.2, longitude: 101.7545 }],
    ['e', { latitude: 3.1579, longitude: 101.8 }],
    ['se', { latitude: 3.1, longitude: 101.77 }],
    ['s', { latitude: 3.1, longitude: 101.7123 }],
    ['sw', { latitude: 3.1, longitude: 101.6545 }],
    ['w', { latitude: 3.1579, longitude: 101.6 }],
    ['nw', { latitude: 3.2, longitude: 101.67 }],
  ] as const)('%s', (wind, to) => {
    expect(compassPoint(bearing(KLCC, to))).toBe(wind);
  });

  it('returns n just below 360 degrees', () => {
    expect(compassPoint(359)).toBe('n');
  });
});

describe('map view', () => {
  it('maps the centre to the origin, north up and east to the right', () => {
    const view = { centre: KLCC, metresPerPixel: 10 };
    expect(toPixel(view, KLCC)).toEqual({ x: 0, y: 0 });
    const { x, y } = toPixel(view, movedBy(KLCC, { east: 500, north: 200 }));
    expect(x).toBeCloseTo(50, 1);
    expect(y).toBeCloseTo(-20, 1);
  });

  it('converts pixels to places and back', () => {
    fc.assert(
      fc.property(views, pixels, (view, pixel) => {
        const pin = toPlace(view, pixel);
        const roundTrip = toPixel(view, pin);
        expect(roundTrip.x).toBeCloseTo(pixel.x, 4);
        expect(roundTrip.y).toBeCloseTo(pixel.y, 4);
        expect(distanceMetres(pin, toPlace(view, roundTrip))).toBeLessThan(0.01);
      }),
    );
  });

  it('is to scale in metres per pixel', () => {
    fc.assert(
      fc.property(
        places,
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        pixels,
        (centre, scale, pixel) => {
          const drawn = Math.hypot(pixel.x, pixel.y) * scale;
          const real = distanceMetres(centre, toPlace({ centre, metresPerPixel: scale }, pixel));
          expect(Math.abs(real - drawn)).toBeLessThanOrEqual(drawn * 0.005 + 0.01);
        },
      ),
    );
  });

  it('writtenPoint loses less than a keyboard step of the pin', () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(distanceMetres(place, pointOf(writtenPoint(place)))).toBeLessThan(0.2);
      }),
    );
  });
});

describe('scaleBar', () => {
  test.each([
    [1, 100, { metres: 100, pixels: 100 }],
    [7, 100, { metres: 500, pixels: 500 / 7 }],
    [30, 100, { metres: 2000, pixels: 2000 / 30 }],
  ])('returns a round distance for %s metres per pixel', (scale, most, bar) => {
    expect(scaleBar(scale, most)).toEqual(bar);
  });

  it('has the right length and fills more than a third of the width', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 5000, noNaN: true }), (scale) => {
        const { metres, pixels } = scaleBar(scale, 100);
        expect(pixels * scale).toBeCloseTo(metres, 4);
        expect(pixels).toBeLessThanOrEqual(100.0001);
        expect(pixels).toBeGreaterThan(39);
        expect(String(metres)).toMatch(/^(?:0\.0*)?[125]0*$/);
      }),
    );
  });
});

test('map links contain the exact position', () => {
  const place = { latitude: '3.157900', longitude: '101.712300' };
  expect(googleMapsLink(place)).toBe(
    'https://www.google.com/maps/search/?api=1&query=3.157900,101.712300',
  );
  expect(googleDirectionsLink(place)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=3.157900,101.712300',
  );
  expect(wazeLink(place)).toBe('https://waze.com/ul?ll=3.157900,101.712300&navigate=yes');
});
