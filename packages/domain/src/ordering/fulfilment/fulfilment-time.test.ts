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
