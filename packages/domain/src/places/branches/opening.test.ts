import { aBranch } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { branchOpening } from './opening.ts';

const zone = 'Asia/Kuala_Lumpur';
const at = (time: string) => Temporal.Instant.from(time).toZonedDateTimeISO(zone);
const noon = at('2026-11-21T12:00:00+08:00');

const closed = (next_open_time: string | null) =>
  aBranch({ status: 'Closed' as const, next_open_time });

describe('branchOpening', () => {
  it('tells today’s hours of an open branch', () => {
    const opening = branchOpening(aBranch(), noon);
    expect(opening).toMatchObject({ open: true, allDay: false, next: null });
    expect(opening.today?.from.equals(Temporal.Instant.from('2026-11-21T11:00+08:00'))).toBe(true);
    expect(opening.today?.to.equals(Temporal.Instant.from('2026-11-21T22:00+08:00'))).toBe(true);
  });

  it('tells a day without an opening', () => {
    expect(branchOpening(aBranch({ start_time: null, end_time: null }), noon).today).toBeNull();
  });

  it.each([
    ['2026-11-21T23:59:00+08:00', 'today'],
    ['2026-11-22T00:00:00+08:00', 'tomorrow'],
    ['2026-11-22T23:59:00+08:00', 'tomorrow'],
    ['2026-11-23T00:00:00+08:00', 'later'],
  ])('says that %s is %s at the branch', (next, day) => {
    expect(branchOpening(closed(next), noon)).toMatchObject({ open: false, next: { day } });
  });

  it('counts days at the branch, not in the zone an instant is written in', () => {
    const next = branchOpening(closed('2026-11-21T17:00:00Z'), noon).next;
    expect(next?.day).toBe('tomorrow');
  });

  it('says when it opens next as soon as its last orders are over', () => {
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

  it('takes a branch for open once its next opening has come', () => {
    const stale = closed('2026-11-21T12:00:00+08:00');
    expect(branchOpening(stale, noon)).toMatchObject({ open: true, next: null });
  });

  it('tells a branch of which no next opening is known', () => {
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

  it('knows a branch that never closes', () => {
    const hours = { start_hour: '00:00', close_hour: '00:00' };
    expect(branchOpening(aBranch(hours), noon).allDay).toBe(true);
  });
});
