import { StatusBadge } from '@claypot/ui';
import { useOrderStatus } from './use-order-status.ts';

/** Badge with an order's status: orange until it is completed, then grey. */
export function OrderStatusBadge({ status }: { readonly status: string }) {
  return <StatusBadge completed={status === 'COMPLETED'}>{useOrderStatus()(status)}</StatusBadge>;
}
