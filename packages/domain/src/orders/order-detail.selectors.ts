import type { ErrorCode, SalesOrder } from '@claypot/sdk';
import { type QuerySnapshot, selectQuery } from '../query/query.selectors.ts';
import { isTerminal, orderProgress, type ProgressStep } from './progress.ts';

/** All that a view of an order may ask. */
export interface OrderDetailView {
  status: 'loading' | 'failed' | 'notFound' | 'ready';
  order: SalesOrder | null;
  progress: ProgressStep[];
  /** It is looked at again and again. */
  following: boolean;
  /** The last look got no answer: what is shown may be old. */
  stale: boolean;
  /** It waits for its payment and can be paid. */
  canPay: boolean;
  error: ErrorCode | null;
}

export function selectOrderDetail(snapshot: QuerySnapshot<SalesOrder>): OrderDetailView {
  const { status, data: order, error } = selectQuery(snapshot);
  return {
    status: status === 'empty' ? 'ready' : status,
    order,
    progress: order ? orderProgress(order) : [],
    following: order !== null && !isTerminal(order),
    stale: order !== null && error !== null,
    canPay: order !== null && order.payment_url !== null,
    error,
  };
}
