import { StatusBadge } from '@claypot/ui';
import { useOrderStatus } from './use-order-status.ts';

/** An order's status in words: orange until it is completed, then grey. */
export function OrderStatusBadge({ status }: { readonly status: string }) {
  return <StatusBadge completed={status === 'COMPLETED'}>{useOrderStatus()(status)}</StatusBadge>;
}
