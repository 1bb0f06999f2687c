import { StatusBadge } from '@claypot/ui';
import { useOrderStatus } from './use-order-status.ts';

/**
 * Badge with an order's status: grey for a completed order, orange for every other status,
 * including a cancelled order.
 */
export function OrderStatusBadge({ status }: { readonly status: string }) {
  return <StatusBadge completed={status === 'COMPLETED'}>{useOrderStatus()(status)}</StatusBadge>;
}
