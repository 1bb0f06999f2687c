import { selectChildQuery } from '@claypot/domain/flows';
import type { BoardOrder } from '@claypot/sdk/counter';
import type { SearchHit, SearchView } from '../views.ts';
import type { SearchSnapshot } from './search.machine.ts';

/**
 * Returns the text and its results.
 *
 * @param now present time, which divides the results into today and earlier
 */
export function selectSearch(snapshot: SearchSnapshot, now: Temporal.Instant): SearchView {
  const { children, context } = snapshot;
  const { data, error, refreshing, status } = selectChildQuery(children.results);
  const isIdle = snapshot.matches('idle');
  const orders = isIdle ? [] : (data?.orders ?? []);
  return {
    query: context.text,
    status: isIdle ? 'idle' : status === 'notFound' ? 'empty' : status,
    today: orders.filter((order) => isToday(order, now)).map(hitOf),
    earlier: orders.filter((order) => !isToday(order, now)).map(hitOf),
    hasMore: !isIdle && (data?.has_more ?? false),
    isRefreshing: refreshing || snapshot.matches({ found: 'waiting' }),
    error: isIdle ? null : error,
  };
}

/** `paid_at` has the offset of the company's time zone, which decides the day. */
function isToday({ paid_at }: Pick<BoardOrder, 'paid_at'>, now: Temporal.Instant): boolean {
  const offset = /[+-]\d\d:\d\d$/.exec(paid_at)?.[0] ?? 'UTC';
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(offset).toPlainDate();
  return dayOf(Temporal.Instant.from(paid_at)).equals(dayOf(now));
}

function hitOf(order: BoardOrder): SearchHit {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    method: order.method,
    paidAt: Temporal.Instant.from(order.paid_at),
    customerName: order.customer_name,
    customerPhone: order.customer_phone,
    total: order.total,
    qty: order.qty,
  };
}
