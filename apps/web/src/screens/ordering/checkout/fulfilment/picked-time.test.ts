import type { SlotDay, TimeSlot } from '@claypot/domain/ordering';
import { describe, expect, it } from 'vitest';
import { firstOfDay, pickedAmong, pickedAtFirst, pickedOnDay } from './picked-time.ts';

function slot(value: string): TimeSlot {
  const start = Temporal.Instant.from(value);
  return { start, end: start.add({ minutes: 35 }) };
}

const today: SlotDay = {
  date: Temporal.PlainDate.from('2026-11-21'),
  slots: [slot('2026-11-21T18:00:00+08:00'), slot('2026-11-21T18:15:00+08:00')],
};
const tomorrow: SlotDay = {
  date: Temporal.PlainDate.from('2026-11-22'),
  slots: [slot('2026-11-22T11:00:00+08:00')],
};

/** Every quarter of an hour, as in a branch that never closes. */
const allDay: SlotDay = {
  date: tomorrow.date,
  slots: Array.from({ length: 96 }, (_, index) => {
    const midnight = Temporal.Instant.from('2026-11-22T00:00:00+08:00');
    return slot(midnight.add({ minutes: 15 * index }).toString());
  }),
};
const now = Temporal.ZonedDateTime.from('2026-11-21T17:00[Asia/Kuala_Lumpur]');

describe('picked time', () => {
  it('starts at the chosen time', () => {
    const time = Temporal.Instant.from('2026-11-22T11:00:00+08:00');
    expect(pickedAtFirst([today, tomorrow], time, true)).toEqual({ date: '2026-11-22', time });
  });

  it('moves to the first remaining day when its own is over', () => {
    const picked = firstOfDay(today);
    expect(pickedAmong([today, tomorrow], picked, false)).toBe(picked);
    expect(pickedAmong([tomorrow], picked, false)).toEqual(firstOfDay(tomorrow));
    expect(pickedAmong([tomorrow], picked, true)).toEqual({ date: '2026-11-22', time: null });
  });

  it('starts at the first day when no time is chosen', () => {
    expect(pickedAtFirst([today, tomorrow], null, true)).toEqual({
      date: '2026-11-21',
      time: null,
    });
  });

  it('drops a chosen time that is no longer offered', () => {
    const gone = Temporal.Instant.from('2026-11-21T17:45:00+08:00');
    expect(pickedAtFirst([today, tomorrow], gone, true)).toEqual({
      date: '2026-11-21',
      time: null,
    });
  });

  it('selects neither a day nor a time when there are no times', () => {
    expect(pickedAtFirst([], null, true)).toEqual({ date: '', time: null });
  });

  it('starts at the first time when as soon as possible is unavailable', () => {
    const first = { date: '2026-11-21', time: Temporal.Instant.from('2026-11-21T18:00:00+08:00') };
    expect(pickedAtFirst([today, tomorrow], null, false)).toEqual(first);
    expect(pickedAtFirst([], null, false)).toEqual({ date: '', time: null });
  });

  it('moves to the first time of another day', () => {
    expect(pickedOnDay(tomorrow, null, now)).toEqual({
      date: '2026-11-22',
      time: Temporal.Instant.from('2026-11-22T11:00:00+08:00'),
    });
  });

  it('keeps the time of day when another day has it', () => {
    const before = Temporal.Instant.from('2026-11-21T18:15:00+08:00');
    expect(pickedOnDay(allDay, before, now).time?.toString()).toBe('2026-11-22T10:15:00Z');
    expect(pickedOnDay(tomorrow, before, now)).toEqual(firstOfDay(tomorrow));
  });

  it('moves to lunch of a later day that begins at midnight', () => {
    expect(pickedOnDay(allDay, null, now).time?.toString()).toBe('2026-11-22T04:00:00Z');
  });

  it('moves to the first time today, even at night', () => {
    const night = Temporal.ZonedDateTime.from('2026-11-22T00:10[Asia/Kuala_Lumpur]');
    expect(pickedOnDay(allDay, null, night)).toEqual(firstOfDay(allDay));
  });
});
