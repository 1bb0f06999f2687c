import { describe, expect, test } from 'vitest';
import { familyDayAt, isFamilyDay } from './family-day.ts';
import { EXAMPLE_MOMENTS } from './testing/example-moments.ts';

const rule = { day: 22, percent: 22 };

const at = (utc: string, zone: string) => Temporal.Instant.from(utc).toZonedDateTimeISO(zone);

describe('isFamilyDay', () => {
  test('is true once a month, on the day of the rule', () => {
    const first = Temporal.PlainDate.from('2027-12-01');
    const days = Array.from({ length: 31 + 31 + 29 }, (_, days) => first.add({ days }));
    expect(days.filter((date) => isFamilyDay({ day: 28 }, date)).map(String)).toEqual([
      '2027-12-28',
      '2028-01-28',
      '2028-02-28',
    ]);
  });
});

describe('familyDayAt', () => {
  test.each(EXAMPLE_MOMENTS)('at %s in Malaysia: %s', (utc, isToday) => {
    const discount = familyDayAt(rule, at(utc, 'Asia/Kuala_Lumpur'));
    expect(discount).toEqual(isToday ? { percent: 22 } : null);
  });

  test('uses the midnight of the given zone', () => {
    expect(familyDayAt(rule, at('2026-11-21T16:00:00Z', 'Europe/London'))).toBeNull();
  });

  test('returns null if the company has no Family Day', () => {
    expect(familyDayAt(null, at('2026-11-22T04:00:00Z', 'Asia/Kuala_Lumpur'))).toBeNull();
  });
});
