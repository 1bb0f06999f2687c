/**
 * Moments around a Family Day on the 22nd in Malaysia, 8 hours ahead of UTC, and if it applies. The
 * calendar date counts: the business day until 04:00 does not.
 */
export const EXAMPLE_MOMENTS: readonly (readonly [utc: string, isFamilyDay: boolean])[] = [
  ['2026-11-21T15:59:59.999Z', false], // 23:59:59.999 on the 21st
  ['2026-11-21T16:00:00Z', true], // 00:00 on the 22nd
  ['2026-11-21T19:30:00Z', true], // 03:30 on the 22nd, business day 21st
  ['2026-11-22T15:59:59.999Z', true], // 23:59:59.999 on the 22nd
  ['2026-11-22T16:00:00Z', false], // 00:00 on the 23rd, business day 22nd
  ['2026-12-21T16:00:00Z', true], // 00:00 on the 22nd of the next month
];
