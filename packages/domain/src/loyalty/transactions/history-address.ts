import { pathname, search } from '../../routes/path-parts.ts';
import { type DateRange, presetOf, presetRange, readRange } from './date-range.ts';
import { readFilter, type TransactionFilter } from './transaction-kind.ts';

/** What of the history is looked at. */
export interface HistoryView {
  readonly range: DateRange;
  readonly filter: TransactionFilter;
}

const FROM = 'from';
const TO = 'to';
const TYPE = 'type';

/**
 * What an address of the history shows: the range and the filter of its query, so that both are there
 * again after a look at an entry; else the last 30 days, and the filter that the route names.
 * @param named the route's own filter
 * @param today by the company's zone
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

/** The address, of the same route, that shows a view. What goes without saying is not in it. */
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
  const written = query.toString();
  return written === '' ? pathname(path) : `${pathname(path)}?${written}`;
}
