import { aBranch } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { type BranchOpening, branchOpening } from './opening.ts';

const zone = 'Asia/Kuala_Lumpur';
const at = (time: string) => Temporal.Instant.from(time).toZonedDateTimeISO(zone);
const noon = at('2026-11-21T12:00:00+08:00');

const closed = (next_open_time: string | null) =>
  aBranch({ status: 'Closed' as const, next_open_time });

const clock = (time: Temporal.Instant) =>
  time.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
const texts = ({ today }: BranchOpening) =>
  today.map(({ closes, opens }) => `${clock(opens)}–${clock(closes)}`);

describe('branchOpening', () => {
  it('returns today’s hours of an open branch', () => {
    const opening = branchOpening(aBranch(), noon);
    expect(opening).toMatchObject({ open: true, allDay: false, next: null });
    expect(texts(opening)).toEqual(['11:00–22:00']);
  });

  it('returns the hours of the weekday, which may differ from the other days', () => {
    const week_hours = [
      { weekday: 5, open: '11:00', close: '22:00' },
      { weekday: 6, open: '10:00', close: '15:00' },
      { weekday: 6, open: '17:30', close: '23:30' },
    ];
    const branch = aBranch({ week_hours });
    expect(texts(branchOpening(branch, noon))).toEqual(['10:00–15:00', '17:30–23:30']);
    expect(texts(branchOpening(branch, noon.add({ days: 6 })))).toEqual(['11:00–22:00']);
  });

  it('returns no hours for a day without opening', () => {
    const week_hours = [{ weekday: 5, open: '18:00', close: '02:00' }];
    expect(branchOpening(aBranch({ week_hours }), noon).today).toEqual([]);
  });

  it.each([
    ['2026-11-21T23:59:00+08:00', 'today'],
    ['2026-11-22T00:00:00+08:00', 'tomorrow'],
    ['2026-11-22T23:59:00+08:00', 'tomorrow'],
    ['2026-11-23T00:00:00+08:00', 'later'],
  ])('returns for %s the day %s at the branch', (next, day) => {
    expect(branchOpening(closed(next), noon)).toMatchObject({ open: false, next: { day } });
  });

  it('uses the day in the time zone of the branch, not of the instant', () => {
    const next = branchOpening(closed('2026-11-21T17:00:00Z'), noon).next;
    expect(next?.day).toBe('tomorrow');
  });

  it('returns the next opening after the last orders', () => {
    const branch = aBranch({
      last_order_time: '2026-11-21T12:00:00+08:00',
      next_open_time: '2026-11-22T11:00:00+08:00',
    });
    const before = noon.subtract({ seconds: 1 });
    expect(branchOpening(branch, before)).toMatchObject({ orders: 'now', next: null });
    expect(branchOpening(branch, noon)).toMatchObject({
      open: true,
      orders: 'later',
      suspended: false,
      next: { day: 'tomorrow' },
    });
  });

  it('treats a branch as open once its next opening has come', () => {
    const stale = closed('2026-11-21T12:00:00+08:00');
    expect(branchOpening(stale, noon)).toMatchObject({ open: true, next: null });
  });

  it('is suspended when it is closed without a next opening', () => {
    expect(branchOpening(closed(null), noon)).toMatchObject({ next: null, suspended: true });
    expect(branchOpening(closed('2026-11-22T11:00:00+08:00'), noon).suspended).toBe(false);
    expect(branchOpening(aBranch(), noon).suspended).toBe(false);
  });

  it('detects a branch that never closes', () => {
    const week_hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      open: '00:00',
      close: '00:00',
    }));
    expect(branchOpening(aBranch({ week_hours }), noon).allDay).toBe(true);
    expect(branchOpening(aBranch({ week_hours: week_hours.slice(1) }), noon).allDay).toBe(false);
  });

  describe('with other hours on single days', () => {
    const today = {
      date: '2026-11-21',
      name: 'Outing',
      periods: [{ open: '17:00', close: '22:00' }],
    };
    const tomorrow = { date: '2026-11-22', name: null, periods: [] };
    const yesterday = { date: '2026-11-20', name: null, periods: [] };

    it('returns the hours of today instead of those of the weekday', () => {
      const opening = branchOpening(aBranch({ special_days: [today] }), noon);
      expect(texts(opening)).toEqual(['17:00–22:00']);
    });

    it('returns the days from today on, also of an old record', () => {
      const branch = aBranch({ special_days: [yesterday, today, tomorrow] });
      const days = branchOpening(branch, noon).specialDays;
      expect(days.map(({ date, isToday }) => [date.toString(), isToday])).toEqual([
        ['2026-11-21', true],
        ['2026-11-22', false],
      ]);
    });

    it('does not claim that the branch never closes', () => {
      const week_hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        open: '00:00',
        close: '00:00',
      }));
      const opening = (special_days: readonly (typeof today)[]) =>
        branchOpening(aBranch({ week_hours, special_days: [...special_days] }), noon);
      expect(opening([{ ...tomorrow, name: 'Outing' }]).allDay).toBe(false);
      expect(opening([{ ...yesterday, name: 'Outing' }]).allDay).toBe(true);
    });
  });
});
