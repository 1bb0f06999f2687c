import type { BranchHours } from '@claypot/sdk';
import { describe, expect, it } from 'vitest';
import { controlledClock } from '../testing/fakes.ts';
import { aBranch } from '../testing/records.ts';
import {
  chosenSlot,
  closedHours,
  isOffered,
  mustChooseTime,
  partsOfDay,
  slotDays,
} from './fulfilment-time.ts';

const hours: BranchHours = {
  branch_id: 'bangsar',
  status: 'Open',
  time_zone: 'Asia/Kuala_Lumpur',
  asap_minutes: 35,
  asap_time: '2026-11-21T12:35:00+08:00',
  next_open_time: null,
  date_list: [
    { date: '2026-11-21', time_list: ['2026-11-21T12:45:00+08:00', '2026-11-21T13:00:00+08:00'] },
    { date: '2026-11-22', time_list: [] },
    { date: '2026-11-23', time_list: ['2026-11-23T11:00:00+08:00'] },
  ],
};

describe('the times to choose from', () => {
  it('leave out days without any and end when the slot does', () => {
    const days = slotDays(hours);
    expect(days.map(({ date, slots }) => [date.toString(), slots.length])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-23', 1],
    ]);
    const [first] = days[0]?.slots ?? [];
    expect(first?.value).toBe('2026-11-21T12:45:00+08:00');
    expect(first?.end.toString()).toBe('2026-11-21T05:20:00Z');
  });

  it('stand by the parts of the day at the branch, without the parts that have none', () => {
    const time_list = ['08:00', '12:00', '16:59', '17:00'].map((at) => `2026-11-21T${at}:00+08:00`);
    const [day] = slotDays({ ...hours, date_list: [{ date: '2026-11-21', time_list }] });
    const parts = (from: number) =>
      partsOfDay(day?.slots.slice(from) ?? [], hours.time_zone).map(({ part, slots }) => [
        part,
        slots.length,
      ]);
    expect(parts(0)).toEqual([
      ['morning', 1],
      ['afternoon', 2],
      ['evening', 1],
    ]);
    expect(parts(3)).toEqual([['evening', 1]]);
  });

  it('are none while the order is wanted as soon as possible', () => {
    expect(chosenSlot(hours, 'ASAP')).toBeNull();
    expect(chosenSlot(hours, '2026-11-23T11:00:00+08:00')?.start.toString()).toBe(
      '2026-11-23T03:00:00Z',
    );
  });
});

it.each([
  ['2026-11-23T11:00:00+08:00', true],
  ['2026-11-21T12:30:00+08:00', false],
  ['ASAP', true],
])('offers %s: %s', (value, offered) => {
  expect(isOffered(hours, value)).toBe(offered);
});

describe('a closed branch', () => {
  const closed = aBranch({ status: 'Closed', next_open_time: '2026-11-21T13:00:00+08:00' });

  it('shows its hours', () => {
    expect(closedHours({ branch: closed, hours }, controlledClock())).toEqual({
      start_hour: '11:00',
      close_hour: '22:00',
      next_open_time: '2026-11-21T13:00:00+08:00',
    });
  });

  it('is believed to be closed only until it opens', () => {
    const clock = controlledClock('2026-11-21T13:00:00+08:00');
    expect(closedHours({ branch: closed, hours }, clock)).toBeNull();
    expect(closedHours({ branch: aBranch(), hours }, controlledClock())).toBeNull();
  });
});

it.each([
  ['2026-11-21T21:24:59+08:00', false],
  ['2026-11-21T21:25:00+08:00', true],
])('a time has to be chosen at %s: %s', (now, must) => {
  expect(mustChooseTime({ branch: aBranch(), hours }, controlledClock(now))).toBe(must);
});

it('is no question at a closed branch, which takes nothing', () => {
  const branch = aBranch({ status: 'Closed' });
  expect(mustChooseTime({ branch, hours }, controlledClock())).toBe(false);
});
