import { selectChildQuery } from '@claypot/domain/flows';
import type { BoardOrder } from '@claypot/sdk/counter';
import type { SearchHit, SearchView } from '../views.ts';
import type { SearchSnapshot } from './search.machine.ts';

/** Divides the results into today and earlier. */
export interface SearchDay {
  readonly now: Temporal.Instant;
  /** IANA time zone of the company. */
  readonly zone: string;
}

/** Returns the text and its results. */
export function selectSearch(snapshot: SearchSnapshot, day: SearchDay): SearchView {
  const { children, context } = snapshot;
  const { data, error, refreshing, status } = selectChildQuery(children.results);
  const isIdle = snapshot.matches('idle');
  const orders = isIdle ? [] : (data?.orders ?? []);
  return {
    query: context.text,
    status: isIdle ? 'idle' : status === 'notFound' ? 'empty' : status,
    today: orders.filter((order) => isToday(order, day)).map(hitOf),
    earlier: orders.filter((order) => !isToday(order, day)).map(hitOf),
    hasMore: !isIdle && (data?.has_more ?? false),
    isRefreshing: refreshing || snapshot.matches({ found: 'waiting' }),
    error: isIdle ? null : error,
  };
}

function isToday({ paid_at }: Pick<BoardOrder, 'paid_at'>, { now, zone }: SearchDay): boolean {
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zone).toPlainDate();
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
