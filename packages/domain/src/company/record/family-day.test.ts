import { aCompany } from '@claypot/testing';
import { expect, test } from 'vitest';
import { isFamilyDay } from '../../pricing/index.ts';
import { familyDay } from './family-day.ts';

const company = aCompany();

function at(utc: string, zone = 'Asia/Kuala_Lumpur') {
  return familyDay(company, Temporal.Instant.from(utc).toZonedDateTimeISO(zone));
}

test.each([
  ['2026-11-21T15:59:59Z', false, '2026-11-22'],
  ['2026-11-21T16:00:00Z', true, '2026-11-22'],
  ['2026-11-22T15:59:59Z', true, '2026-11-22'],
  ['2026-11-22T16:00:00Z', false, '2026-12-22'],
  ['2026-12-31T00:00:00Z', false, '2027-01-22'],
])(
  'at %s, by the midnight of the company, isToday is %s and the next day is %s',
  (utc, isToday, date) => {
    const familyDayView = at(utc);
    expect(familyDayView).toMatchObject({ name: 'Royal Family Day', percent: 22, isToday });
    expect(familyDayView?.date.toString()).toBe(date);
  },
);

test('uses the midnight of the given zone', () => {
  expect(at('2026-11-21T16:00:00Z', 'Europe/London')?.isToday).toBe(false);
});

test('returns null if the company has no family day', () => {
  const now = Temporal.ZonedDateTime.from('2026-11-22T12:00[Asia/Kuala_Lumpur]');
  expect(familyDay(aCompany({ family_day: null }), now)).toBeNull();
});

test('is today on the dates on which a bill has the discount', () => {
  const rule = company.family_day ?? { day: 1 };
  const start = Temporal.ZonedDateTime.from('2027-12-01T12:00[Asia/Kuala_Lumpur]');
  const days = Array.from({ length: 366 }, (_, days) => start.add({ days }));
  const shown = days.filter((now) => familyDay(company, now)?.isToday);
  expect(shown).toHaveLength(12);
  expect(shown).toEqual(days.filter((now) => isFamilyDay(rule, now.toPlainDate())));
});
