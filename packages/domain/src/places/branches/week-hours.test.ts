import type { WeekHours } from '@claypot/sdk';
import { describe, expect, it } from 'vitest';
import { isOpenAllDay, weekHours } from './week-hours.ts';

const on = (days: readonly number[], open: string, close: string): WeekHours =>
  days.map((weekday) => ({ weekday, open, close }));
const daysOf = (hours: WeekHours) => weekHours(hours).map(({ first, last }) => [first, last]);
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

describe('weekHours', () => {
  it('returns one line when all days are equal', () => {
    expect(weekHours(on(EVERY_DAY, '11:00', '22:00'))).toEqual([
      { first: 1, last: 7, periods: [{ open: '11:00', close: '22:00' }], allDay: false },
    ]);
  });

  it('returns a line per run of equal days, also when only the closing differs', () => {
    const hours = [
      ...on([1, 2, 3, 4], '11:00', '22:00'),
      ...on([5], '11:00', '23:30'),
      ...on([6], '10:00', '23:30'),
      ...on([7], '10:00', '22:00'),
    ];
    expect(daysOf(hours)).toEqual([
      [1, 4],
      [5, 5],
      [6, 6],
      [7, 7],
    ]);
  });

  it('returns a day without periods as closed', () => {
    const lines = weekHours(on([2, 3, 4, 5, 6, 7], '11:00', '22:00'));
    expect(lines[0]).toEqual({ first: 1, last: 1, periods: [], allDay: false });
    expect(weekHours([])).toEqual([{ first: 1, last: 7, periods: [], allDay: false }]);
  });

  it('keeps breaks', () => {
    const hours = [...on(EVERY_DAY, '11:00', '15:00'), ...on(EVERY_DAY, '17:30', '22:00')];
    expect(weekHours(hours)).toMatchObject([
      {
        periods: [
          { open: '11:00', close: '15:00' },
          { open: '17:30', close: '22:00' },
        ],
      },
    ]);
  });
});

describe('isOpenAllDay', () => {
  it.each<[string, WeekHours, boolean]>([
    ['24 hours every day', on(EVERY_DAY, '00:00', '00:00'), true],
    ['24 hours on Monday only', on([1], '00:00', '00:00'), false],
    ['24 hours except on Sunday', on(EVERY_DAY.slice(0, 6), '00:00', '00:00'), false],
    ['until two at night', on(EVERY_DAY, '18:00', '02:00'), false],
    ['no opening hours', [], false],
  ])('with %s', (_, hours, allDay) => {
    expect(isOpenAllDay(hours)).toBe(allDay);
  });
});
