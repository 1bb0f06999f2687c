import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOfferedSlot, isOpen, type OpeningHours, offeredSlots, slotEnd } from './index.ts';
import { at, daily, hours, wall } from './testing/hours.ts';

const usual = daily('10:00', '22:00');
const LEAD_MINUTES = 35;

function times(branch: OpeningHours, now: string, date: string): string[] {
  const day = offeredSlots(branch, at(now), LEAD_MINUTES).find(
    (offered) => offered.date.toString() === date,
  );
  return (day?.slots ?? []).map((slot) => (wall(slot) ?? '').slice(11));
}

describe('offeredSlots', () => {
  test('covers today and the next six days', () => {
    const days = offeredSlots(usual, at('2026-11-21 12:00'), LEAD_MINUTES).map(({ date }) =>
      date.toString(),
    );
    expect(days).toHaveLength(7);
    expect([days[0], days[6]]).toEqual(['2026-11-21', '2026-11-27']);
  });

  test('begins at opening and ends before closing', () => {
    const tomorrow = times(usual, '2026-11-21 12:00', '2026-11-22');
    expect(tomorrow).toHaveLength(48);
    expect([tomorrow[0], tomorrow.at(-1)]).toEqual(['10:00', '21:45']);
  });

  test('counts slots from the opening time', () => {
    expect(times(daily('10:10', '11:00'), '2026-11-21 12:00', '2026-11-22')).toEqual([
      '10:10',
      '10:25',
      '10:40',
      '10:55',
    ]);
  });

  test('respects the lead time and includes a slot exactly at its end', () => {
    expect(times(usual, '2026-11-21 12:10', '2026-11-21')[0]).toBe('12:45');
    expect(times(usual, '2026-11-21 12:11', '2026-11-21')[0]).toBe('13:00');
  });

  test('applies the lead time once, not after midnight or at the next opening', () => {
    expect(times(usual, '2026-11-21 23:50', '2026-11-22')[0]).toBe('10:00');
    const late = daily('18:00', '02:00');
    expect(times(late, '2026-11-21 23:10', '2026-11-22')[0]).toBe('00:00');
    expect(times(late, '2026-11-21 23:20', '2026-11-21')).toEqual([]);
  });

  test('ends just before closing', () => {
    expect(times(usual, '2026-11-21 21:10', '2026-11-21')).toEqual(['21:45']);
    expect(times(usual, '2026-11-21 21:11', '2026-11-21')).toEqual([]);
  });

  test('splits an opening past midnight over both days', () => {
    const saturdayNight = hours('6 23:00-01:00');
    expect(times(saturdayNight, '2026-11-21 12:00', '2026-11-21')).toEqual([
      '23:00',
      '23:15',
      '23:30',
      '23:45',
    ]);
    expect(times(saturdayNight, '2026-11-21 12:00', '2026-11-22')).toEqual([
      '00:00',
      '00:15',
      '00:30',
      '00:45',
    ]);
  });

  test('includes slots of the previous day’s opening after midnight', () => {
    expect(times(hours('5 18:00-02:00'), '2026-11-21 00:30', '2026-11-21')).toEqual([
      '01:15',
      '01:30',
      '01:45',
    ]);
  });

  test.each([
    ['2026-11-21 23:59', '2026-11-21', '2026-11-27'],
    ['2026-11-22 00:00', '2026-11-22', '2026-11-28'],
    ['2026-11-22 00:30', '2026-11-22', '2026-11-28'],
  ])('at %s at the branch, on another day for the device, covers %s to %s', (now, first, last) => {
    const days = offeredSlots(usual, at(now), LEAD_MINUTES).map(({ date }) => date.toString());
    expect([days[0], days.at(-1)]).toEqual([first, last]);
    expect(days).toHaveLength(7);
  });

  test.each([
    ['2026-11-21 23:24', '2026-11-22', '00:00'],
    ['2026-11-21 23:25', '2026-11-22', '00:00'],
    ['2026-11-21 23:26', '2026-11-22', '00:15'],
    ['2026-11-21 23:50', '2026-11-22', '00:30'],
    ['2026-11-22 00:00', '2026-11-22', '00:45'],
    ['2026-11-22 00:30', '2026-11-22', '01:15'],
  ])('at %s of a branch that never closes begins on %s at %s', (now, date, first) => {
    const days = offeredSlots(daily('00:00', '00:00'), at(now), LEAD_MINUTES);
    const [slot] = days.flatMap(({ slots }) => slots);
    expect(wall(slot ?? null)).toBe(`${date} ${first}`);
  });

  test('begins with the new day after midnight when the branch has closed', () => {
    const [slot] = offeredSlots(usual, at('2026-11-22 00:30'), LEAD_MINUTES).flatMap(
      ({ slots }) => slots,
    );
    expect(wall(slot ?? null)).toBe('2026-11-22 10:00');
  });

  test('covers the whole day of a branch that never closes, without duplicates', () => {
    expect(times(daily('00:00', '00:00'), '2026-11-21 12:00', '2026-11-22')).toHaveLength(96);
    expect(
      times(hours('7 10:00-11:00', '7 10:30-11:00'), '2026-11-21 12:00', '2026-11-22'),
    ).toEqual(['10:00', '10:15', '10:30', '10:45']);
  });

  test('is empty on a closed day', () => {
    expect(times(hours('6 10:00-22:00'), '2026-11-21 12:00', '2026-11-22')).toEqual([]);
  });

  test('stays within opening hours and after the lead time for any hours', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const range = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      open: minute,
      close: minute,
    });
    const lead = fc.integer({ min: 0, max: 240 });
    fc.assert(
      fc.property(fc.array(range, { maxLength: 4 }), minute, lead, (ranges, clock, minutes) => {
        const branch: OpeningHours = {
          zone: 'Asia/Kuala_Lumpur',
          ranges: ranges.map(({ weekday, open, close }) => ({
            weekday,
            open: hhmm(open),
            close: hhmm(close),
          })),
        };
        const now = at('2026-11-21 00:00').add({ minutes: clock });
        for (const { date, slots } of offeredSlots(branch, now, minutes)) {
          for (const slot of slots) {
            expect(isOpen(branch, slot)).toBe(true);
            expect(now.until(slot).total('minutes')).toBeGreaterThanOrEqual(minutes);
            expect(slot.toZonedDateTimeISO(branch.zone).toPlainDate().equals(date)).toBe(true);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('isOfferedSlot', () => {
  const now = at('2026-11-21 12:10');

  test.each([
    ['2026-11-21 12:45', true],
    ['2026-11-21 12:30', false],
    ['2026-11-21 12:50', false],
    ['2026-11-21 21:45', true],
    ['2026-11-21 22:00', false],
    ['2026-11-27 21:45', true],
    ['2026-11-28 10:00', false],
    ['2026-11-20 12:45', false],
  ])('%s: %s', (slot, offered) => {
    expect(isOfferedSlot(usual, now, at(slot), LEAD_MINUTES)).toBe(offered);
  });

  test('respects the lead time', () => {
    expect(isOfferedSlot(usual, now, at('2026-11-21 12:45'), 36)).toBe(false);
    expect(isOfferedSlot(usual, now, at('2026-11-21 13:00'), 36)).toBe(true);
  });

  test('slotEnd is 35 minutes later', () => {
    expect(wall(slotEnd(at('2026-11-21 12:45')))).toBe('2026-11-21 13:20');
  });
});

function hhmm(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
