import { aBranch, everyDay } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { closedHours, fulfilmentTime, timeProblem } from './fulfilment-time.ts';
import { HOURS as hours } from './testing/samples.ts';

const at = (time: string) => Temporal.Instant.from(time);
const now = at('2026-11-21T12:00:00+08:00');

const by = (time: string | null, method: 'delivery' | 'pickup' = 'pickup') => ({
  method,
  time: time === null ? null : at(time),
});

describe('closedHours', () => {
  const closed = aBranch({ status: 'Closed', next_open_time: '2026-11-21T13:00:00+08:00' });

  it('returns the hours of a closed branch', () => {
    expect(closedHours({ branch: closed, hours }, now)).toEqual({
      week_hours: everyDay('11:00', '22:00'),
      special_days: [],
      next_open_time: '2026-11-21T13:00:00+08:00',
    });
  });

  it('returns null once the next opening has passed', () => {
    const opened = at('2026-11-21T13:00:00+08:00');
    expect(closedHours({ branch: closed, hours }, opened)).toBeNull();
    expect(closedHours({ branch: aBranch(), hours }, now)).toBeNull();
  });
});

describe('timeProblem and fulfilmentTime', () => {
  const open = { branch: aBranch(), hours };

  it.each([
    ['2026-11-21T21:24:59+08:00', null],
    ['2026-11-21T21:25:00+08:00', 'needed'],
  ])('returns at %s without a time the problem %s', (moment, problem) => {
    expect(timeProblem(open, by(null), at(moment))).toBe(problem);
  });

  it.each([
    ['2026-11-21T12:45:00+08:00', null],
    ['2026-11-21T12:30:00+08:00', 'gone'],
    ['2026-11-21T12:00:00+08:00', 'gone'],
    ['2026-11-21T11:59:00+08:00', 'gone'],
  ])('returns for %s the problem %s', (time, problem) => {
    expect(timeProblem(open, by(time), now)).toBe(problem);
  });

  it('rejects only past times until the hours are loaded', () => {
    expect(timeProblem(null, by(null), now)).toBeNull();
    expect(timeProblem(null, by('2026-11-21T12:30:00+08:00'), now)).toBeNull();
    expect(timeProblem(null, by('2026-11-21T11:59:00+08:00'), now)).toBe('gone');
  });

  it('returns null for a closed branch', () => {
    const closed = { branch: aBranch({ status: 'Closed' }), hours };
    expect(timeProblem(closed, by(null), now)).toBeNull();
    expect(timeProblem(closed, by('2026-11-21T12:30:00+08:00'), now)).toBeNull();
  });

  it('returns the end of the slot', () => {
    const result = fulfilmentTime(open, by('2026-11-21T12:45:00+08:00'), now);
    expect(result.slot?.end.toString()).toBe('2026-11-21T05:20:00Z');
    expect(result).toMatchObject({ soon: null, problem: null, needed: false, canBeSoon: true });
  });

  it('returns the expected time for as soon as possible', () => {
    const { earliest, slot, soon } = fulfilmentTime(open, by(null), now);
    expect([slot, soon?.minutes, soon?.at.toString()]).toEqual([null, 35, '2026-11-21T04:35:00Z']);
    expect(earliest?.toString()).toBe('2026-11-21T04:45:00Z');
  });

  it('requires a requested time once the last orders have passed', () => {
    const result = fulfilmentTime(open, by(null), at('2026-11-21T21:25:00+08:00'));
    expect(result).toMatchObject({ needed: true, canBeSoon: false, soon: null });
  });

  describe('while the kitchen is full for deliveries', () => {
    const waiting = hours.waiting.map((each) =>
      each.delivery_method === 'delivery' ? { ...each, asap_minutes: null, asap_time: null } : each,
    );
    const full = { branch: aBranch(), hours: { ...hours, waiting } };

    it('requires a time for a delivery', () => {
      const result = fulfilmentTime(full, by(null, 'delivery'), now);
      expect(result).toMatchObject({ needed: true, canBeSoon: false, soon: null, isFull: true });
    });

    it('accepts pickup as before', () => {
      expect(fulfilmentTime(full, by(null), now)).toEqual(fulfilmentTime(open, by(null), now));
    });

    it('does not apply to hours of a branch that was closed when they were loaded', () => {
      const closed = { ...full, hours: { ...full.hours, status: 'Closed' as const } };
      expect(timeProblem(closed, by(null, 'delivery'), now)).toBeNull();
    });

    it('is not the reason once the last orders have passed', () => {
      const late = at('2026-11-21T21:25:00+08:00');
      const result = fulfilmentTime(full, by(null, 'delivery'), late);
      expect(result).toMatchObject({ needed: true, isFull: false });
    });
  });

  it('returns the times nearest to a requested one, earliest first', () => {
    const starts = (time: string | null) =>
      fulfilmentTime(open, by(time), now).nearest.map(({ start }) => start.toString());
    expect(starts('2026-11-21T12:50:00+08:00')).toEqual([
      '2026-11-21T04:45:00Z',
      '2026-11-21T05:00:00Z',
      '2026-11-23T03:00:00Z',
    ]);
    expect(starts(null)).toEqual([]);
  });

  it('returns the minutes of the method', () => {
    const waiting = hours.waiting.map((each) =>
      each.delivery_method === 'delivery' ? { ...each, asap_minutes: 50 } : each,
    );
    const known = { branch: aBranch(), hours: { ...hours, waiting } };
    expect(fulfilmentTime(known, by(null, 'delivery'), now).soon?.minutes).toBe(50);
    expect(fulfilmentTime(known, by(null), now).soon?.minutes).toBe(35);
  });

  describe('while deliveries are paused', () => {
    const until = '2026-11-21T12:50:00+08:00';
    const paused = {
      branch: aBranch(),
      hours: { ...hours, pauses: [{ delivery_method: 'delivery' as const, until }] },
    };

    it('requires a time after the pause for a delivery', () => {
      const result = fulfilmentTime(paused, by(null, 'delivery'), now);
      expect(result).toMatchObject({ needed: true, canBeSoon: false, soon: null });
      expect(result.pausedUntil?.toString()).toBe('2026-11-21T04:50:00Z');
      expect(result.earliest?.toString()).toBe('2026-11-21T05:00:00Z');
      expect(timeProblem(paused, by('2026-11-21T12:45:00+08:00', 'delivery'), now)).toBe('gone');
      expect(timeProblem(paused, by('2026-11-21T13:00:00+08:00', 'delivery'), now)).toBeNull();
    });

    it('accepts pickup as before', () => {
      expect(fulfilmentTime(paused, by(null), now)).toEqual(fulfilmentTime(open, by(null), now));
    });

    it('accepts a delivery from the end of the pause', () => {
      expect(timeProblem(paused, by(null, 'delivery'), at(until))).toBeNull();
    });
  });
});
