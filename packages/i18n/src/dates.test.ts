import { describe, expect, test } from 'vitest';
import { type CalendarDate, DATES, weekdayOf } from './dates.ts';
import { LOCALES } from './format.ts';
import type { Language } from './language.ts';

const LANGUAGES: readonly Language[] = ['en', 'zh_CN'];

/** All days from 2023 to 2028, which include two leap years. */
const days: readonly CalendarDate[] = Array.from({ length: 6 * 366 }, (_, index) =>
  Temporal.PlainDate.from('2023-01-01').add({ days: index }),
);
const epochOf = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);

/** Newer `Intl` data contains narrow spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe.each(LANGUAGES)('%s', (language) => {
  const dates = DATES[language];
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
    return (date: CalendarDate) => plain(format.format(epochOf(date)));
  };

  test.each([
    ['date', { weekday: 'short', day: 'numeric', month: 'short' }],
    ['day', { weekday: 'long', day: 'numeric', month: 'long' }],
    ['fullDay', { year: 'numeric', month: 'short', day: 'numeric' }],
  ] as const)('writes each %s as Intl does', (name, options) => {
    const expected = intl(options);
    const written = days.map((day) => plain(dates[name](day)));
    expect(written).toEqual(days.map(expected));
  });

  test('writes each month and weekday as Intl does', () => {
    const months = days.slice(0, 365).map(({ month }) => dates.month(month));
    expect(months).toEqual(days.slice(0, 365).map(intl({ month: 'short' })));
    const weekdays = days.slice(0, 14).map((day) => dates.weekday(weekdayOf(day)));
    expect(weekdays).toEqual(days.slice(0, 14).map(intl({ weekday: 'short' })));
  });
});

test('writes each English time as Intl does', () => {
  const times = Array.from({ length: 24 * 60 }, (_, at) => ({
    hour: Math.floor(at / 60),
    minute: at % 60,
  }));
  const parts = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;
  const intl = new Intl.DateTimeFormat('en-MY', parts);
  expect(times.map((time) => plain(DATES.en.time(time)))).toEqual(
    times.map(({ hour, minute }) => plain(intl.format(Date.UTC(2026, 0, 1, hour, minute)))),
  );
});

test('writes English ranges as Intl does', () => {
  const intl = new Intl.DateTimeFormat('en-MY', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  for (const length of [0, 1, 20, 31, 40, 400]) {
    for (const [index, first] of days.entries()) {
      const last = days[index + length];
      if (last === undefined) continue;
      const expected = plain(intl.formatRange(epochOf(first), epochOf(last)));
      expect(DATES.en.dayRange(first, last)).toBe(expected);
    }
  }
});
