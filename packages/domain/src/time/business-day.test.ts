import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BusinessDayRule, businessDayBounds, businessDayOf } from './business-day.ts';

const rule = (zone: string, startsAt = '04:00'): BusinessDayRule => ({
  zone,
  startsAt: Temporal.PlainTime.from(startsAt),
});
const KUALA_LUMPUR = rule('Asia/Kuala_Lumpur');
const at = (wall: string, zone = KUALA_LUMPUR.zone) =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant();
const day = (text: string) => Temporal.PlainDate.from(text);

describe('businessDayOf', () => {
  test.each([
    ['2026-11-27T23:30', '2026-11-27'],
    ['2026-11-28T00:30', '2026-11-27'],
    ['2026-11-28T03:59:59.999', '2026-11-27'],
    ['2026-11-28T04:00', '2026-11-28'],
    ['2026-11-28T04:30', '2026-11-28'],
    ['2027-01-01T02:00', '2026-12-31'],
  ])('returns the day of %s: %s', (wall, expected) => {
    expect(businessDayOf(KUALA_LUMPUR, at(wall)).toString()).toBe(expected);
  });

  test('returns the date for a day that begins at midnight', () => {
    const midnight = rule('Asia/Kuala_Lumpur', '00:00');
    expect(businessDayOf(midnight, at('2026-11-28T00:00')).toString()).toBe('2026-11-28');
  });

  test('returns the day if the clock moves its start across midnight', () => {
    // In Havana, 00:00 of that Sunday became 01:00.
    const havana = rule('America/Havana', '00:00');
    const noon = at('2026-03-08T12:00', havana.zone);
    expect(businessDayOf(havana, noon).toString()).toBe('2026-03-08');
    expect(businessDayOf(havana, at('2026-03-08T01:00', havana.zone)).toString()).toBe(
      '2026-03-08',
    );
  });
});

describe('businessDayBounds', () => {
  test.each([
    ['2026-03-07', 23],
    ['2026-03-08', 24],
    ['2026-10-31', 25],
  ])('of %s has %i hours in New York', (text, hours) => {
    const { from, to } = businessDayBounds(rule('America/New_York'), day(text));
    expect(from.until(to).total('hours')).toBe(hours);
  });

  test('begins later if the clock skips the start', () => {
    const early = rule('America/New_York', '02:30');
    const { from } = businessDayBounds(early, day('2026-03-08'));
    expect(from.toString()).toBe(at('2026-03-08T03:30', early.zone).toString());
  });
});

/** Zones with and without a change of the clock, and with offsets of half and quarter hours. */
const zones = [
  ...['Asia/Kuala_Lumpur', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Asia/Kathmandu'],
  ...['Australia/Lord_Howe', 'America/Havana', 'Pacific/Chatham', 'Pacific/Apia', 'UTC'],
];
const rules = fc
  .record({
    zone: fc.constantFrom(...zones),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.constantFrom(0, 15, 30, 59),
  })
  .map(({ zone, hour, minute }) => ({ zone, startsAt: new Temporal.PlainTime(hour, minute) }));
const FIRST = Temporal.Instant.from('2011-01-01T00:00:00Z');
const instants = fc.integer({ min: 0, max: 600_000_000 }).map((seconds) => FIRST.add({ seconds }));
const runs = { numRuns: 2000, seed: 35 };
const isBetween = (
  instant: Temporal.Instant,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
) => Temporal.Instant.compare(from, instant) <= 0 && Temporal.Instant.compare(instant, to) < 0;

describe('business days', () => {
  test('contain their instants', () => {
    fc.assert(
      fc.property(rules, instants, (each, instant) => {
        const bounds = businessDayBounds(each, businessDayOf(each, instant));
        expect(isBetween(instant, bounds)).toBe(true);
      }),
      runs,
    );
  });

  test('follow each other without gap or overlap', () => {
    fc.assert(
      fc.property(rules, instants, (each, instant) => {
        const today = businessDayOf(each, instant);
        const { to } = businessDayBounds(each, today);
        const next = businessDayBounds(each, today.add({ days: 1 }));
        expect(next.from.equals(to)).toBe(true);
        const last = to.subtract({ nanoseconds: 1 });
        expect(businessDayOf(each, last).equals(today)).toBe(true);
        expect(Temporal.PlainDate.compare(businessDayOf(each, to), today)).toBe(1);
      }),
      runs,
    );
  });

  test('begin at the set time of the clock, unless it is skipped', () => {
    fc.assert(
      fc.property(rules, instants, (each, instant) => {
        const { from } = businessDayBounds(each, businessDayOf(each, instant));
        const wall = from.toZonedDateTimeISO(each.zone).toPlainTime();
        const isSkipped = !wall.equals(each.startsAt);
        const before = from.subtract({ hours: 12 }).toZonedDateTimeISO(each.zone);
        const after = from.add({ hours: 12 }).toZonedDateTimeISO(each.zone);
        if (isSkipped) expect(before.offset).not.toBe(after.offset);
        else expect(wall.toString()).toBe(each.startsAt.toString());
      }),
      runs,
    );
  });
});
