import { type OpeningRange, openingsDuring } from '@claypot/domain/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredTimes, QUARTER_MILLISECONDS, type VisitRules } from './offered-times.ts';
import { wallTime } from './wall-clock.ts';

const ZONE = 'Asia/Kuala_Lumpur';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

function at(wall: string, zone: string = ZONE): Temporal.Instant {
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant();
}

function daily(open: string, close: string): OpeningRange[] {
  return EVERY_DAY.map((weekday) => ({ weekday, open, close }));
}

function rules(ranges: readonly OpeningRange[], changes: Partial<VisitRules> = {}): VisitRules {
  return { hours: { zone: ZONE, ranges }, turnMinutes: 90, noticeMinutes: 60, ...changes };
}

function times(visitRules: VisitRules, now: Temporal.Instant, date: string): string[] {
  return offeredTimes(visitRules, now)
    .filter((offered) => offered.date === date)
    .map(({ time }) => time);
}

const NOON = at('2026-11-21T12:00');
const usual = rules(daily('10:00', '22:00'));

describe('offeredTimes', () => {
  test('returns every half hour from opening to the last stay that ends by closing', () => {
    const tomorrow = times(usual, NOON, '2026-11-22');
    expect(tomorrow.slice(0, 3)).toEqual(['10:00', '10:30', '11:00']);
    expect(tomorrow.at(-1)).toBe('20:30');
    expect(tomorrow).toHaveLength(22);
  });

  test('ends earlier for longer stays', () => {
    const long = rules(daily('10:00', '22:00'), { turnMinutes: 120 });
    expect(times(long, NOON, '2026-11-22').at(-1)).toBe('20:00');
  });

  test('enforces the notice period to the minute', () => {
    expect(times(usual, NOON, '2026-11-21')[0]).toBe('13:00');
    expect(times(usual, at('2026-11-21T12:01'), '2026-11-21')[0]).toBe('13:30');
    const short = rules(daily('10:00', '22:00'), { noticeMinutes: 0 });
    expect(times(short, NOON, '2026-11-21')[0]).toBe('12:00');
  });

  test('covers thirty calendar days, however late it is', () => {
    const lastOf = (now: string) => offeredTimes(usual, at(now)).at(-1);
    expect(lastOf('2026-11-21T00:00')).toMatchObject({ date: '2026-12-21', time: '20:30' });
    expect(lastOf('2026-11-21T23:59')).toMatchObject({ date: '2026-12-21', time: '20:30' });
    expect(lastOf('2026-11-22T00:00')).toMatchObject({ date: '2026-12-22', time: '20:30' });
  });

  test('puts times after midnight on their own date', () => {
    const late = rules(daily('18:00', '02:00'));
    expect(times(late, NOON, '2026-11-22')).toEqual([
      ...['00:00', '00:30'],
      ...['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00'],
      ...['22:30', '23:00', '23:30'],
    ]);
    expect(times(late, at('2026-11-21T23:20'), '2026-11-22')[0]).toBe('00:30');
  });

  test('returns no times on a closed day or when no stay fits', () => {
    const notSundays = rules(daily('10:00', '22:00').filter(({ weekday }) => weekday !== 7));
    expect(times(notSundays, NOON, '2026-11-22')).toEqual([]);
    expect(offeredTimes(rules(daily('12:00', '13:00')), NOON)).toEqual([]);
    expect(offeredTimes(rules([]), NOON)).toEqual([]);
  });

  test('continues through midnight if the branch never closes', () => {
    const always = rules(daily('00:00', '24:00'));
    expect(times(always, NOON, '2026-11-22')).toHaveLength(48);
    expect(times(always, NOON, '2026-12-21').at(-1)).toBe('23:30');
  });

  test('starts at the next quarter when the branch opens between two', () => {
    expect(times(rules(daily('10:10', '12:20')), NOON, '2026-11-22')).toEqual(['10:15', '10:45']);
  });

  test('starts again at each opening of a day', () => {
    const broken = rules([...daily('11:00', '14:00'), ...daily('18:15', '20:15')]);
    expect(times(broken, NOON, '2026-11-22')).toEqual([
      ...['11:00', '11:30', '12:00', '12:30'],
      ...['18:15', '18:45'],
    ]);
  });
});

describe('offeredTimes at a daylight-saving change', () => {
  const zone = 'America/St_Johns';
  const night = rules([], { hours: { zone, ranges: daily('22:00', '05:00') } });

  test('omits the skipped hour', () => {
    const sunday = times(night, at('2026-03-07T12:00', zone), '2026-03-08');
    expect(sunday.slice(0, 6)).toEqual(['00:00', '00:30', '01:00', '01:30', '03:00', '03:30']);
  });

  test('offers a repeated hour once, the first of the two', () => {
    const now = at('2026-10-31T12:00', zone);
    const sunday = times(night, now, '2026-11-01');
    expect(sunday.slice(0, 6)).toEqual(['00:00', '00:30', '01:00', '01:30', '02:00', '02:30']);
    const one = offeredTimes(night, now).find(
      ({ date, time }) => date === '2026-11-01' && time === '01:00',
    );
    expect(one?.start).toBe(Temporal.Instant.from('2026-11-01T03:30:00Z').epochMilliseconds);
  });

  test('keeps the same hours for dinner before and after', () => {
    const dinner = rules([], { hours: { zone, ranges: daily('18:00', '22:00') } });
    const now = at('2026-10-30T12:00', zone);
    for (const date of ['2026-10-31', '2026-11-01', '2026-11-02']) {
      expect(times(dinner, now, date).slice(0, 2)).toEqual(['18:00', '18:30']);
      expect(times(dinner, now, date).at(-1)).toBe('20:30');
    }
  });
});

test('returns correct wall times within an opening for any hours', () => {
  const clock = fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`);
  const pad = (value: number) => String(value).padStart(2, '0');
  const range = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), open: clock, close: clock });
  const visitRules = fc.record({
    zone: fc.constantFrom('Asia/Kuala_Lumpur', 'America/St_Johns', 'Australia/Lord_Howe'),
    ranges: fc.array(range, { maxLength: 10 }),
    turn: fc.integer({ min: 1, max: 16 }),
    noticeMinutes: fc.integer({ min: 0, max: 300 }),
    minute: fc.integer({ min: 0, max: 365 * 24 * 60 }),
  });
  fc.assert(
    fc.property(visitRules, ({ zone, ranges, turn, noticeMinutes, minute }) => {
      const now = Temporal.Instant.from('2026-01-01T00:00:00Z').add({ minutes: minute });
      const hours = { zone, ranges };
      const offered = offeredTimes({ hours, turnMinutes: turn * 15, noticeMinutes }, now);
      const today = now.toZonedDateTimeISO(zone).toPlainDate();
      const openings = openingsDuring(hours, today, 33);
      const labels = offered.map(({ date, time }) => `${date} ${time}`);
      expect(new Set(labels).size).toBe(labels.length);
      expect(offered.map(({ start }) => start)).toEqual(
        offered.map(({ start }) => start).sort((a, b) => a - b),
      );
      for (const { date, time, start, end } of offered) {
        const starts = Temporal.Instant.fromEpochMilliseconds(start);
        expect({ date, time }).toEqual(wallTime(starts, zone));
        expect([start % QUARTER_MILLISECONDS, end - start]).toEqual([0, turn * 900_000]);
        const earliest = now.add({ minutes: noticeMinutes });
        expect(Temporal.Instant.compare(starts, earliest)).toBeGreaterThanOrEqual(0);
        expect(date <= today.add({ days: 30 }).toString()).toBe(true);
        const isInside = openings.some(
          ({ opens, closes }) =>
            opens.epochMilliseconds <= start && end <= closes.epochMilliseconds,
        );
        expect(isInside).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
