import { readHistoryAddress } from '@claypot/domain/loyalty';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { historyDays } from './history-days.ts';

/** Time zones east and west of UTC, with and without daylight saving time, and one a day ahead. */
const ZONES = Intl.supportedValuesOf('timeZone').filter((zone) =>
  /Kuala_Lumpur|New_York|London|Kiritimati|Kathmandu|Apia/.test(zone),
);

/** Returns the days that the history itself shows for an address at a moment. */
function shown(search: string, timeZone: string, now: Date) {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const { start, end } = readHistoryAddress(`/transactionHistory${search}`, undefined, today).range;
  return { from: start, to: end };
}

it('returns the days that the history shows at any time in any zone', () => {
  expect(ZONES.length).toBeGreaterThan(3);
  const moments = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2032-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...ZONES), (now, timeZone) => {
      expect(historyDays('', timeZone, now)).toEqual(shown('', timeZone, now));
    }),
  );
});

it.each(['2026-11-21T15:59:59Z', '2026-11-21T16:00:00Z', '2027-01-05T12:00:00Z'])(
  'changes at midnight in the company’s zone (%s)',
  (moment) => {
    const [timeZone = ''] = ZONES.filter((zone) => zone.endsWith('Kuala_Lumpur'));
    const now = new Date(moment);
    expect(historyDays('', timeZone, now)).toEqual(shown('', timeZone, now));
  },
);

it('returns the days that the address names', () => {
  const [timeZone = ''] = ZONES;
  const now = new Date('2026-11-21T12:00:00Z');
  const search = '?from=2026-01-01&to=2026-02-01&type=topup';
  expect(historyDays(search, timeZone, now)).toEqual({ from: '2026-01-01', to: '2026-02-01' });
  expect(shown(search, timeZone, now)).toEqual({ from: '2026-01-01', to: '2026-02-01' });
  expect(historyDays('?from=2026-01-01', timeZone, now)).toEqual(shown('', timeZone, now));
});
