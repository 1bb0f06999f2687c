import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventLogFilters } from '../views.ts';
import { ALL_EVENTS, eventFiltersOf, eventQueryOf } from './event-filters.ts';

const optional = (value: fc.Arbitrary<string>) => fc.option(value, { nil: null });
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const day = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => Temporal.PlainDate.from('2020-01-01').add({ days }).toString());

const someFilters: fc.Arbitrary<EventLogFilters> = fc
  .record({
    branch_id: optional(id),
    staff_id: optional(id),
    approver_id: optional(id),
    device_id: optional(id),
    operation: optional(fc.stringMatching(/^[A-Za-z_.]{1,60}$/)),
    target_id: optional(id),
    number: optional(fc.constantFrom('CP-261128-7F3K9Q', 'rs 1', '预订&=1')),
    first_day: optional(day),
    last_day: optional(day),
  })
  .filter(
    ({ first_day, last_day }) => first_day === null || last_day === null || first_day <= last_day,
  );

test('the address keeps every filter', () => {
  fc.assert(
    fc.property(someFilters, (filters) => {
      expect(eventFiltersOf(eventQueryOf(filters))).toEqual(filters);
    }),
    { seed: 35 },
  );
});

test('an address without filters shows all events', () => {
  expect(eventFiltersOf('')).toEqual(ALL_EVENTS);
  expect(eventQueryOf(ALL_EVENTS)).toBe('');
});

test.each([
  'from=yesterday',
  'until=2026-02-30',
  'action=a-b',
  `number=${'9'.repeat(31)}`,
  `person=${'x'.repeat(65)}`,
  'person=%20',
  'colour=red',
])('ignores %s', (query) => {
  expect(eventFiltersOf(query)).toEqual(ALL_EVENTS);
});

test('ignores a last day before the first', () => {
  expect(eventFiltersOf('from=2026-11-28&until=2026-11-27')).toMatchObject({
    first_day: '2026-11-28',
    last_day: null,
  });
});
