import type { ErrorCode, SalesOrder } from '@claypot/sdk';
import { type QuerySnapshot, selectQuery } from '../../machines/query/query.selectors.ts';
import { isTerminal, orderProgress, type ProgressStep } from './progress.ts';

/** All that a view of an order may ask. */
export interface OrderDetailView {
  status: 'loading' | 'failed' | 'notFound' | 'ready';
  order: SalesOrder | null;
  progress: ProgressStep[];
  /** It is looked at again and again. */
  following: boolean;
  /** What is shown was read earlier; the server is being asked whether it is still so. */
  unconfirmed: boolean;
  /** The last look got no answer: what is shown may be old. */
  stale: boolean;
  /** When it was loaded, in epoch milliseconds, where it may be old. */
  asOf: number | null;
  /** It waits for its payment and can be paid. */
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
