import { ASAP, type SlotDay, type TimeSlot } from '@claypot/domain';
import { describe, expect, it } from 'vitest';
import { firstOfDay, pickedAtFirst } from './picked-time.ts';

function slot(value: string): TimeSlot {
  const start = Temporal.Instant.from(value);
  return { value, start, end: start.add({ minutes: 35 }) };
}

const today: SlotDay = {
  date: Temporal.PlainDate.from('2026-11-21'),
  slots: [slot('2026-11-21T18:00:00+08:00'), slot('2026-11-21T18:15:00+08:00')],
};
const tomorrow: SlotDay = {
  date: Temporal.PlainDate.from('2026-11-22'),
  slots: [slot('2026-11-22T11:00:00+08:00')],
};

describe('the time that is picked and not applied', () => {
  it('starts at the chosen time', () => {
    const value = '2026-11-22T11:00:00+08:00';
    expect(pickedAtFirst([today, tomorrow], value, true)).toEqual({ date: '2026-11-22', value });
  });

  it('starts at the first day without a chosen time', () => {
    expect(pickedAtFirst([today, tomorrow], ASAP, true)).toEqual({
      date: '2026-11-21',
      value: ASAP,
    });
  });

  it('lets go of a chosen time that is no longer offered', () => {
    const gone = '2026-11-21T17:45:00+08:00';
    expect(pickedAtFirst([today, tomorrow], gone, true)).toEqual({
      date: '2026-11-21',
      value: ASAP,
    });
  });

  it('has only as soon as possible where no times are offered', () => {
    expect(pickedAtFirst([], ASAP, true)).toEqual({ date: '', value: ASAP });
  });

  it('starts at the first time where as soon as possible cannot be had', () => {
    const first = { date: '2026-11-21', value: '2026-11-21T18:00:00+08:00' };
    expect(pickedAtFirst([today, tomorrow], ASAP, false)).toEqual(first);
    expect(pickedAtFirst([], ASAP, false)).toEqual({ date: '', value: ASAP });
  });

  it('moves to the first time of another day', () => {
    expect(firstOfDay(tomorrow)).toEqual({
      date: '2026-11-22',
      value: '2026-11-22T11:00:00+08:00',
    });
  });
});
