const DAY = 24 * 60 * 60 * 1000;
/** The last 30 days include today. */
const BEFORE_TODAY = 29;

/** Days as YYYY-MM-DD, both inclusive. */
export interface HistoryDays {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the days that a history address shows, before the screen's code has loaded and without
 * Temporal, which some browsers load with that code. It does not validate the range, so it may
 * request one that the history rejects.
 * @param search query of the address
 * @param timeZone time zone of the company, which determines today
 */
export function historyDays(search: string, timeZone: string, now: Date): HistoryDays {
  const named = new URLSearchParams(search);
  const [from, to] = [named.get('from'), named.get('to')];
  if (from !== null && to !== null) return { from, to };
  // The Swedish locale formats dates as ISO 8601.
  const today = now.toLocaleDateString('sv', { timeZone });
  const first = new Date(Date.parse(today) - BEFORE_TODAY * DAY);
  return { from: first.toISOString().slice(0, 10), to: today };
}
