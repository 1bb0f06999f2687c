import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres } from './distance.ts';
import { locatorView, placeNames, pointAt } from './locator.ts';
import { movedBy, toPixel } from './map-view.ts';

const HOME = { latitude: 3.1301, longitude: 101.6715 };
const SIZE = { width: 390, height: 220 };
const at = (name: string, east: number, north: number) => ({
  ...movedBy(HOME, { east, north }),
  name,
});
const widthOf = (name: string) => name.length * 7;
const namesOn = (view: ReturnType<typeof locatorView>, names: ReturnType<typeof at>[]) =>
  placeNames(names, { view, size: SIZE, widthOf, lineHeight: 16, taken: [] });

describe('locatorView', () => {
  it('includes near names and the outlet', () => {
    const names = [at('Bangsar', 300, 100), at('Pantai', -900, -400)];
    const outlet = at('CCH', 1500, 0);
    const view = locatorView(HOME, names, outlet, SIZE);
    for (const place of [...names, outlet]) {
      expect(pointAt(view, place, SIZE, 20).outside).toBe(false);
    }
  });

  it('does not zoom out for an outlet far away, which pointAt moves to the edge', () => {
    const names = [at('Bangsar', 300, 100), at('Pantai', -400, -300)];
    const outlet = at('CCH', 20_000, 0);
    const view = locatorView(HOME, names, outlet, SIZE);
    expect(view.metresPerPixel).toBeLessThan(10);
    const pointer = pointAt(view, outlet, SIZE, 20);
    expect(pointer).toMatchObject({ outside: true, x: SIZE.width / 2 - 20 });
    expect(pointer.y).toBeCloseTo(0, 0);
  });

  it('includes the rider at any distance', () => {
    const names = [at('Bangsar', 300, 100), at('Pantai', -400, -300)];
    const outlet = at('CCH', 20_000, 0);
    const rider = at('', 9000, -4000);
    const view = locatorView(HOME, names, outlet, SIZE, rider);
    expect(pointAt(view, rider, SIZE, 20).outside).toBe(false);
    expect(locatorView(HOME, names, outlet, SIZE, at('', 100, 0))).toEqual(
      locatorView(HOME, names, outlet, SIZE),
    );
  });

  it('shows a few streets when there are no names', () => {
    expect(locatorView(HOME, [], null, SIZE).metresPerPixel).toBeCloseTo(250 / 84, 5);
  });
});

describe('placeNames', () => {
  it('omits names that would overlap', () => {
    const view = locatorView(HOME, [at('Far', 1000, 0)], null, SIZE);
    const names = [at('Bangsar', 200, 0), at('Bangsar Baru', 220, 5), at('Pantai', 0, 600)];
    expect(namesOn(view, names).map(({ name }) => name)).toEqual(['Bangsar', 'Pantai']);
  });

  it('places names near the right edge to the left of their dots', () => {
    const view = locatorView(HOME, [at('Far', 1000, 0)], null, SIZE);
    expect(namesOn(view, [at('Bangsar Baru', 1900, 0)])).toMatchObject([{ side: 'left' }]);
  });

  it('places names at their positions without overlap and within the picture', () => {
    const metres = fc.integer({ min: -2000, max: 2000 });
    const some = fc.array(fc.tuple(fc.string({ maxLength: 20 }), metres, metres), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(some, (given) => {
        const names = given.map(([name, east, north]) => at(name, east, north));
        const view = locatorView(HOME, names, null, SIZE);
        const placed = namesOn(view, names);
        for (const { name, x, y } of placed) {
          const found = names.some((known) => {
            const pixel = toPixel(view, known);
            return known.name === name && Math.hypot(pixel.x - x, pixel.y - y) < 0.001;
          });
          expect(found).toBe(true);
          expect(Math.abs(x)).toBeLessThanOrEqual(SIZE.width / 2);
          expect(Math.abs(y)).toBeLessThanOrEqual(SIZE.height / 2);
        }
        expect(distanceMetres(view.centre, HOME)).toBe(0);
      }),
    );
  });
});
