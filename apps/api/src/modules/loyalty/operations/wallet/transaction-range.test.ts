import { describe, expect, test } from 'vitest';
import { readRange } from './transaction-range.ts';

const KUALA_LUMPUR = 'Asia/Kuala_Lumpur';
const read = (startDate: string, endDate: string, zone = KUALA_LUMPUR) => {
  const { from, before } = readRange({ startDate, endDate }, zone);
  return [from.toString(), before.toString()];
};

describe('readRange', () => {
  test('includes both days, from midnight to midnight of the time zone', () => {
    const days = ['2026-11-20T16:00:00Z', '2026-11-22T16:00:00Z'];
    expect(read('2026-11-21', '2026-11-22')).toEqual(days);
    expect(read('2026-11-21', '2026-11-21')).toEqual([days[0], '2026-11-21T16:00:00Z']);
  });

  test('crosses a new year and includes the leap day', () => {
    expect(read('2027-12-31', '2028-01-01')).toEqual([
      '2027-12-30T16:00:00Z',
      '2028-01-01T16:00:00Z',
    ]);
    expect(read('2028-02-28', '2028-02-29')[1]).toBe('2028-02-29T16:00:00Z');
  });

  test('has a 25-hour day when the clock goes back', () => {
    const [from = '', before = ''] = read('2026-11-01', '2026-11-01', 'America/St_Johns');
    const hours = Temporal.Instant.from(before).since(Temporal.Instant.from(from)).total('hours');
    expect(hours).toBe(25);
  });

  test.each([
    ['that ends before it begins', '2026-11-22', '2026-11-21', 'body.endDate'],
    ['of a day more than ten years', '2016-11-20', '2026-11-21', 'body.startDate'],
    ['of no day', '2026-02-30', '2026-11-21', 'body.startDate'],
    ['to no day', '2026-11-21', '2026-13-01', 'body.endDate'],
    ['from before the calendar', '0000-00-00', '2026-11-21', 'body.startDate'],
  ])('rejects a range %s', (_, startDate, endDate, path) => {
    expect(() => readRange({ startDate, endDate }, KUALA_LUMPUR)).toThrow(
      expect.objectContaining({ code: 'INVALID_REQUEST', data: { path } }),
    );
  });

  test('accepts ten years, including the last leap day', () => {
    expect(() => read('2016-11-21', '2026-11-21')).not.toThrow();
    expect(() => read('2018-02-28', '2028-02-29')).not.toThrow();
  });

  test('accepts the last days of year 9999', () => {
    expect(() => read('9999-12-30', '9999-12-31')).not.toThrow();
  });
});
