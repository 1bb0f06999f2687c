const DAY = 24 * 60 * 60 * 1000;
/** The last 30 days count today. */
const BEFORE_TODAY = 29;

/** Days as YYYY-MM-DD, both included. */
export interface HistoryDays {
  readonly from: string;
  readonly to: string;
}

/**
 * The days that a history's address shows, told before the code that reads it has come, and without
 * Temporal, which some browsers only get with that code. It is less exact: a range that the history
 * refuses is asked for in vain.
 * @param search the address's query
 * @param timeZone the company's, in which it is today
 */
export function historyDays(search: string, timeZone: string, now: Date): HistoryDays {
  const named = new URLSearchParams(search);
  const [from, to] = [named.get('from'), named.get('to')];
  if (from !== null && to !== null) return { from, to };
  // Sweden writes its dates as ISO 8601 does.
  const today = now.toLocaleDateString('sv', { timeZone });
  const first = new Date(Date.parse(today) - BEFORE_TODAY * DAY);
  return { from: first.toISOString().slice(0, 10), to: today };
}
