import type { ErrorCode, SalesOrder } from '@claypot/sdk';
import { type QuerySnapshot, selectQuery } from '../../machines/query/query.selectors.ts';
import { isTerminal, orderProgress, type ProgressStep } from './progress.ts';

export interface OrderDetailView {
  status: 'loading' | 'failed' | 'notFound' | 'ready';
  order: SalesOrder | null;
  progress: ProgressStep[];
  /** True while it is polled. */
  following: boolean;
  /** True while cached data is shown and being revalidated. */
  unconfirmed: boolean;
  /** True if the last refresh failed or is slow: the data may be outdated. */
  stale: boolean;
  /** Time of loading in epoch milliseconds if `stale`; null otherwise or if unknown. */
  asOf: number | null;
  /** True if it awaits payment and can be paid. */
  canPay: boolean;
  error: ErrorCode | null;
}

export function selectOrderDetail(snapshot: QuerySnapshot<SalesOrder>): OrderDetailView {
  const { asOf, data: order, error, stale, status, unconfirmed } = selectQuery(snapshot);
  return {
    status: status === 'empty' ? 'ready' : status,
    order,
    progress: order ? orderProgress(order) : [],
    following: order !== null && !isTerminal(order),
    unconfirmed,
    stale,
    asOf,
    canPay: order !== null && order.payment_url !== null,
    error,
  };
}
