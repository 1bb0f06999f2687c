import { expect, it } from 'vitest';
import { placeOutletName } from './outlet-name.ts';

const PIN = { left: -26, right: 26, top: -52, bottom: 12 };
const given = { size: { width: 264, height: 236 }, width: 100, lineHeight: 16, taken: [PIN] };

const placed = (x: number, y: number, width = given.width) =>
  placeOutletName({ ...given, width, at: { x, y } });

it('places the name beside the mark, away from the pin', () => {
  expect(placed(10, 60)).toMatchObject({ anchor: 'start', dx: 15, dy: 0 });
  expect(placed(-10, 60)).toMatchObject({ anchor: 'end', dx: -15, dy: 0 });
});

it('places the name on the other side when only that one has room', () => {
  expect(placed(-100, 60)).toMatchObject({ anchor: 'start' });
  expect(placed(100, 60)).toMatchObject({ anchor: 'end' });
});

it('places the name above or below when it would cover the pin', () => {
  expect(placed(-80, 0)).toMatchObject({ anchor: 'middle', dx: 0, dy: 22 });
  const scale = { left: -132, right: -20, top: 12, bottom: 118 };
  const taken = [PIN, scale];
  expect(placeOutletName({ ...given, taken, at: { x: -80, y: 0 } })).toMatchObject({
    anchor: 'middle',
    dy: -22,
  });
});

it('returns null when there is no room', () => {
  expect(placed(0, 60, 400)).toBeNull();
});
