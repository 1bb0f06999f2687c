import { aBranch } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { branchOpening } from './opening.ts';

const zone = 'Asia/Kuala_Lumpur';
const at = (time: string) => Temporal.Instant.from(time).toZonedDateTimeISO(zone);
const noon = at('2026-11-21T12:00:00+08:00');

const closed = (next_open_time: string | null) =>
  aBranch({ status: 'Closed' as const, next_open_time });

describe('branchOpening', () => {
  it('returns today’s hours of an open branch', () => {
    const opening = branchOpening(aBranch(), noon);
    expect(opening).toMatchObject({ open: true, allDay: false, next: null });
    expect(opening.today?.from.equals(Temporal.Instant.from('2026-11-21T11:00+08:00'))).toBe(true);
    expect(opening.today?.to.equals(Temporal.Instant.from('2026-11-21T22:00+08:00'))).toBe(true);
  });

  it('returns null for a day without opening hours', () => {
    expect(branchOpening(aBranch({ start_time: null, end_time: null }), noon).today).toBeNull();
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

  it.each([
    ['11:00', '22:00', true],
    ['10:00', '22:00', false],
    ['11:00', '23:30', false],
  ])('compares today with the usual %s to %s', (start_hour, close_hour, asUsual) => {
    expect(branchOpening(aBranch({ start_hour, close_hour }), noon).asUsual).toBe(asUsual);
  });

  it('detects a branch that never closes', () => {
    const hours = { start_hour: '00:00', close_hour: '00:00' };
    expect(branchOpening(aBranch(hours), noon).allDay).toBe(true);
  });
});
