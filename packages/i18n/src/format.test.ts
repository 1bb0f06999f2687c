import { describe, expect, test } from 'vitest';
import { createFormat } from './format.ts';

const ZONE = 'Asia/Kuala_Lumpur';
const en = createFormat('en', ZONE);
const zh = createFormat('zh_CN', ZONE);
/** 21 November 2026, 19:30 in Kuala Lumpur. */
const evening = { epochMilliseconds: Date.UTC(2026, 10, 21, 11, 30) };
const minutes = (count: number) => ({
  epochMilliseconds: evening.epochMilliseconds + count * 60_000,
});

describe('money', () => {
  test.each([
    [0, 'RM\u00a00.00'],
    [5, 'RM\u00a00.05'],
    [1290, 'RM\u00a012.90'],
    [123_456_789, 'RM\u00a01,234,567.89'],
    [-350, '\u2212RM\u00a03.50'],
  ])('formats %i cents as %s in both languages', (cents, text) => {
    expect(en.money(cents)).toBe(text);
    expect(zh.money(cents)).toBe(text);
  });

  test('omits the currency from an amount', () => {
    expect(en.amount(1290)).toBe('12.90');
  });
});

test.each([
  [0, '0'],
  [999, '999'],
  [12_500, '12,500'],
])('formats the count %i as %s', (whole, text) => {
  expect(en.count(whole)).toBe(text);
  expect(zh.count(whole)).toBe(text);
});

describe('time', () => {
  test('uses the company’s time zone, not the device’s', () => {
    expect(en.time(evening)).toBe('7:30\u00a0pm');
    expect(zh.time(evening)).toBe('晚上7:30');
    expect(en.dateTime(evening)).toBe('Sat, 21 Nov, 7:30\u00a0pm');
    expect(zh.dateTime(evening)).toBe('11月21日周六 晚上7:30');
  });

  test.each([
    ['America/St_Johns', 'Sat, 21 Nov, 8:00\u00a0am', '11月21日周六 早上8:00'],
    // It is already the next day there.
    ['Pacific/Auckland', 'Sun, 22 Nov, 12:30\u00a0am', '11月22日周日 凌晨12:30'],
  ])('uses the time zone %s', (zone, english, chinese) => {
    expect(createFormat('en', zone).dateTime(evening)).toBe(english);
    expect(createFormat('zh_CN', zone).dateTime(evening)).toBe(chinese);
  });

  test('applies daylight saving time of the zone', () => {
    const { time } = createFormat('en', 'Pacific/Auckland');
    const noonInLondon = (month: number) => ({
      epochMilliseconds: Date.UTC(2026, month - 1, 15, 12),
    });
    expect([time(noonInLondon(1)), time(noonInLondon(7))]).toEqual([
      '1:00\u00a0am',
      '12:00\u00a0am',
    ]);
  });

  test('formats a slot from start to end, with and without its date', () => {
    const start = minutes(255);
    const end = minutes(290);
    expect(en.timeRange(start, end)).toBe('11:45\u00a0pm\u00a0– 12:20\u00a0am');
    expect(zh.timeRange(start, end)).toBe('晚上11:45–凌晨12:20');
    expect(en.dateTimeRange(start, end)).toBe('Sat, 21 Nov, 11:45\u00a0pm\u00a0– 12:20\u00a0am');
    expect(zh.dateTimeRange(start, end)).toBe('11月21日周六 晚上11:45–凌晨12:20');
  });

  test('includes the year in a full date', () => {
    expect(en.fullDate(evening)).toBe('21\u00a0Nov\u00a02026');
    expect(zh.fullDate(evening)).toBe('2026年11月21日');
    expect(en.fullDateTime(evening)).toBe('21\u00a0Nov\u00a02026, 7:30\u00a0pm');
    expect(zh.fullDateTime(evening)).toBe('2026年11月21日 晚上7:30');
  });

  test.each([
    [[2026, 10, 23], [2026, 11, 21], '23 Oct – 21 Nov 2026', '2026年10月23日 – 11月21日'],
    [[2026, 11, 1], [2026, 11, 21], '1–21 Nov 2026', '2026年11月1日 – 11月21日'],
    [[2025, 12, 30], [2026, 1, 2], '30 Dec 2025 – 2 Jan 2026', '2025年12月30日 – 2026年1月2日'],
    [[2026, 1, 1], [2026, 1, 1], '1 Jan 2026', '2026年1月1日'],
  ] as const)(
    'formats a range from %s to %s without repetition',
    (first, last, english, chinese) => {
      const [from, to] = [first, last].map(([year, month, day]) => ({ year, month, day }));
      if (from === undefined || to === undefined) throw new Error('There is no range');
      expect(en.dayRange(from, to)).toBe(english);
      expect(zh.dayRange(from, to)).toBe(chinese);
    },
  );

  test('formats opening hours and calendar days without a zone', () => {
    expect(en.timeOfDay({ hour: 0, minute: 5 })).toBe('12:05\u00a0am');
    expect(zh.timeOfDay({ hour: 22, minute: 0 })).toBe('晚上10:00');
    expect(zh.timeOfDay({ hour: 0, minute: 0 })).toBe('凌晨12:00');
    expect(en.day({ year: 2026, month: 11, day: 22 })).toBe('Sunday, 22 November');
    expect(zh.day({ year: 2026, month: 11, day: 22 })).toBe('11月22日星期日');
    expect(en.fullDay({ year: 2027, month: 11, day: 22 })).toBe('22\u00a0Nov\u00a02027');
    expect(zh.fullDay({ year: 2027, month: 11, day: 22 })).toBe('2027年11月22日');
  });

  test('formats the parts of a date', () => {
    const date = { year: 2026, month: 11, day: 21 };
    expect(en.dayParts(date)).toEqual({ weekday: 'Sat', day: '21', month: 'Nov' });
    expect(zh.dayParts(date)).toEqual({ weekday: '周六', day: '21', month: '11月' });
  });

  test('formats relative time in the largest whole unit', () => {
    expect(en.ago(evening, minutes(0))).toBe('now');
    expect(en.ago(evening, minutes(5))).toBe('5 minutes ago');
    expect(en.ago(evening, minutes(119))).toBe('1 hour ago');
    expect(en.ago(evening, minutes(60 * 24))).toBe('yesterday');
    expect(zh.ago(evening, minutes(60 * 24 * 3))).toBe('3天前');
  });

  test('formats a future moment as now', () => {
    expect(en.ago(evening, minutes(-3))).toBe('now');
    expect(zh.ago(evening, minutes(-60))).toBe('现在');
  });
});

test('formats a distance in metres below a kilometre, else in kilometres', () => {
  expect([0, 0.85, 0.9995, 3.24, 12].map(en.distance)).toEqual([
    '0\u00a0m',
    '850\u00a0m',
    '1\u00a0km',
    '3.2\u00a0km',
    '12\u00a0km',
  ]);
});
