import { describe, expect, it } from 'vitest';
import { isOffered, partsOfDay, slotDays } from './slots.ts';
import { HOURS as hours } from './testing/samples.ts';

describe('slotDays and partsOfDay', () => {
  it('omits days without times and returns the end of each slot', () => {
    const days = slotDays(hours, 'pickup', null);
    expect(days.map(({ date, slots }) => [date.toString(), slots.length])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-23', 1],
    ]);
    const [first] = days[0]?.slots ?? [];
    expect(first?.start.toString()).toBe('2026-11-21T04:45:00Z');
    expect(first?.end.toString()).toBe('2026-11-21T05:20:00Z');
  });

  it('groups slots by part of day in the zone of the branch, without empty parts', () => {
    const time_list = ['05:59', '06:00', '12:59', '13:00', '17:59', '18:00'].map(
      (at) => `2026-11-21T${at}:00+08:00`,
    );
    const [day] = slotDays(
      { ...hours, date_list: [{ date: '2026-11-21', time_list }] },
      'pickup',
      null,
    );
    const parts = (from: number) =>
      partsOfDay(day?.slots.slice(from) ?? [], hours.time_zone).map(({ part, slots }) => [
        part,
        slots.length,
      ]);
    expect(parts(0)).toEqual([
      ['earlyMorning', 1],
      ['morning', 1],
      ['midday', 1],
      ['afternoon', 2],
      ['evening', 1],
    ]);
    expect(parts(5)).toEqual([['evening', 1]]);
  });
});

it.each([
  ['2026-11-23T11:00:00+08:00', true],
  ['2026-11-23T03:00:00Z', true],
  ['2026-11-21T12:30:00+08:00', false],
])('isOffered returns for %s %s', (time, offered) => {
  expect(isOffered(hours, { method: 'pickup', time: Temporal.Instant.from(time) }, null)).toBe(
    offered,
  );
});

it('leaves out the times for which the kitchen is full by this method only', () => {
  const full = '2026-11-21T12:45:00+08:00';
  const time = Temporal.Instant.from(full);
  const [pickup, delivery] = hours.waiting;
  if (pickup === undefined || delivery === undefined) throw new Error('Two methods');
  const limited = { ...hours, waiting: [pickup, { ...delivery, full_time_list: [full] }] };
  expect(isOffered(limited, { method: 'delivery', time }, null)).toBe(false);
  expect(isOffered(limited, { method: 'pickup', time }, null)).toBe(true);
  const starts = slotDays(limited, 'delivery', null).flatMap(({ slots }) => slots);
  expect(starts.map(({ start }) => start.toString())).toEqual([
    '2026-11-21T05:00:00Z',
    '2026-11-23T03:00:00Z',
  ]);
});
