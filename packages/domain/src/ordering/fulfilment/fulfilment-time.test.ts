import { aBranch } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { closedHours, fulfilmentTime, timeProblem } from './fulfilment-time.ts';
import { HOURS as hours } from './testing/samples.ts';

const at = (time: string) => Temporal.Instant.from(time);
const now = at('2026-11-21T12:00:00+08:00');

describe('a closed branch', () => {
  const closed = aBranch({ status: 'Closed', next_open_time: '2026-11-21T13:00:00+08:00' });

  it('shows its hours', () => {
    expect(closedHours({ branch: closed, hours }, now)).toEqual({
      start_hour: '11:00',
      close_hour: '22:00',
      next_open_time: '2026-11-21T13:00:00+08:00',
    });
  });

  it('is believed to be closed only until it opens', () => {
    const opened = at('2026-11-21T13:00:00+08:00');
    expect(closedHours({ branch: closed, hours }, opened)).toBeNull();
    expect(closedHours({ branch: aBranch(), hours }, now)).toBeNull();
  });
});

describe('the time an order is wanted at', () => {
  const open = { branch: aBranch(), hours };

  it.each([
    ['2026-11-21T21:24:59+08:00', null],
    ['2026-11-21T21:25:00+08:00', 'needed'],
  ])('has to be chosen at %s: %s', (moment, problem) => {
    expect(timeProblem(open, null, at(moment))).toBe(problem);
  });

  it.each([
    ['2026-11-21T12:45:00+08:00', null],
    ['2026-11-21T12:30:00+08:00', 'gone'],
    ['2026-11-21T12:00:00+08:00', 'gone'],
    ['2026-11-21T11:59:00+08:00', 'gone'],
  ])('at %s is %s', (time, problem) => {
    expect(timeProblem(open, at(time), now)).toBe(problem);
  });

  it('is taken for what it is while the hours are not known', () => {
    expect(timeProblem(null, null, now)).toBeNull();
    expect(timeProblem(null, at('2026-11-21T12:30:00+08:00'), now)).toBeNull();
    expect(timeProblem(null, at('2026-11-21T11:59:00+08:00'), now)).toBe('gone');
  });

  it('is no question at a closed branch, which takes nothing', () => {
    const closed = { branch: aBranch({ status: 'Closed' }), hours };
    expect(timeProblem(closed, null, now)).toBeNull();
    expect(timeProblem(closed, at('2026-11-21T12:30:00+08:00'), now)).toBeNull();
  });

  it('ends when the slot does', () => {
    const told = fulfilmentTime(open, at('2026-11-21T12:45:00+08:00'), now);
    expect(told.slot?.end.toString()).toBe('2026-11-21T05:20:00Z');
    expect(told).toMatchObject({ soon: null, problem: null, needed: false, canBeSoon: true });
  });

  it('as soon as possible is told with when that is, counted from now', () => {
    const { earliest, slot, soon } = fulfilmentTime(open, null, now);
    expect([slot, soon?.minutes, soon?.at.toString()]).toEqual([null, 35, '2026-11-21T04:35:00Z']);
    expect(earliest?.toString()).toBe('2026-11-21T04:45:00Z');
  });

  it('cannot be as soon as possible once the last orders are over', () => {
    const told = fulfilmentTime(open, null, at('2026-11-21T21:25:00+08:00'));
    expect(told).toMatchObject({ needed: true, canBeSoon: false, soon: null });
  });
});
