import type { SalesReportRequest } from '@claypot/sdk/counter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPORT_RANGES, reportQueryOf, reportRequestOf, TODAY } from './report-request.ts';

const branches = fc.option(
  fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), { minLength: 1, maxLength: 5 }),
  { nil: null },
);
const days = fc
  .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 365 }))
  .map(([start, length]) => {
    const first = Temporal.PlainDate.from('2020-01-01').add({ days: start });
    return { first_day: first.toString(), last_day: first.add({ days: length }).toString() };
  });

const someRequest: fc.Arbitrary<SalesReportRequest> = fc.oneof(
  fc.record({
    branch_ids: branches,
    range: fc.constantFrom(...REPORT_RANGES),
    first_day: fc.constant(null),
    last_day: fc.constant(null),
  }),
  fc.tuple(branches, days).map(([branch_ids, range]) => ({ branch_ids, range: null, ...range })),
);

test('the address keeps every report', () => {
  fc.assert(
    fc.property(someRequest, (request) => {
      expect(reportRequestOf(reportQueryOf(request))).toEqual(request);
    }),
    { seed: 35 },
  );
});

test.each([
  '',
  'range=next_year',
  'from=2026-11-20',
  'from=2026-11-20&until=2026-11-19',
  'from=2025-11-19&until=2026-11-20',
  'from=2026-02-30&until=2026-03-01',
  'branches=,,',
])('%j opens today', (query) => {
  expect(reportRequestOf(query)).toEqual(TODAY);
});
