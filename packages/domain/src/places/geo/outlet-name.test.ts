import { expect, it } from 'vitest';
import { placeOutletName } from './outlet-name.ts';

const PIN = { left: -26, right: 26, top: -52, bottom: 12 };
const given = { size: { width: 264, height: 236 }, width: 100, lineHeight: 16, taken: [PIN] };

const placed = (x: number, y: number, width = given.width) =>
  placeOutletName({ ...given, width, at: { x, y } });

it('it stands beside the mark, away from the pin', () => {
  expect(placed(10, 60)).toMatchObject({ anchor: 'start', dx: 15, dy: 0 });
  expect(placed(-10, 60)).toMatchObject({ anchor: 'end', dx: -15, dy: 0 });
});

it('or on the other side, where there is room there only', () => {
  expect(placed(-100, 60)).toMatchObject({ anchor: 'start' });
  expect(placed(100, 60)).toMatchObject({ anchor: 'end' });
});

it('or above or below, rather than over the pin', () => {
  expect(placed(-80, 0)).toMatchObject({ anchor: 'middle', dx: 0, dy: 22 });
  const scale = { left: -132, right: -20, top: 12, bottom: 118 };
  const taken = [PIN, scale];
  expect(placeOutletName({ ...given, taken, at: { x: -80, y: 0 } })).toMatchObject({
    anchor: 'middle',
    dy: -22,
  });
});

it('or nowhere', () => {
  expect(placed(0, 60, 400)).toBeNull();
});
