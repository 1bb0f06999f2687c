import type { ErrorCode, SalesOrder } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { orderDetailMachine } from './order-detail.machine.ts';
import { orderProgress, type ProgressStep } from './progress.ts';

export type OrderDetailSnapshot = SnapshotFrom<typeof orderDetailMachine>;

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

export function selectOrderDetail(snapshot: OrderDetailSnapshot): OrderDetailView {
  const { order, error } = snapshot.context;
  return {
    status: statusOf(snapshot),
    order,
    progress: order ? orderProgress(order) : [],
    following: snapshot.matches('shown') && !snapshot.matches({ shown: 'over' }),
    stale: snapshot.matches('shown') && error !== null,
    canPay: order !== null && order.payment_url !== null,
    error,
  };
}

function statusOf(snapshot: OrderDetailSnapshot): OrderDetailView['status'] {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('notFound') ? 'notFound' : 'ready';
}
