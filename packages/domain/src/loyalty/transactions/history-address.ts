import { pathname, search } from '../../routes/path-parts.ts';
import { type DateRange, presetOf, presetRange, readRange } from './date-range.ts';
import { readFilter, type TransactionFilter } from './transaction-kind.ts';

export interface HistoryView {
  readonly range: DateRange;
  readonly filter: TransactionFilter;
}

const FROM = 'from';
const TO = 'to';
const TYPE = 'type';

/**
 * Reads the range and the filter from the URL of the history. Defaults: the last 30 days and the
 * filter of the route.
 *
 * They are in the URL, so that Back from an entry restores them.
 * @param named filter of the route
 * @param today date in the company's zone
 */
export function readHistoryAddress(
  path: string,
  named: string | undefined,
  today: Temporal.PlainDate,
): HistoryView {
  const query = new URLSearchParams(search(path));
  return {
    range: readRange(query.get(FROM), query.get(TO), today) ?? presetRange('last30Days', today),
    filter: readFilter(query.get(TYPE)) ?? readFilter(named) ?? 'all',
  };
}

/** Returns the URL of the same route for a view. Default values are omitted. */
export function historyAddress(
  path: string,
  named: string | undefined,
  { range, filter }: HistoryView,
  today: Temporal.PlainDate,
): string {
  const query = new URLSearchParams();
  if (presetOf(range, today) !== 'last30Days') {
    query.set(FROM, range.start);
    query.set(TO, range.end);
  }
  if (filter !== (readFilter(named) ?? 'all')) query.set(TYPE, filter);
  const queryText = query.toString();
  return queryText === '' ? pathname(path) : `${pathname(path)}?${queryText}`;
}
