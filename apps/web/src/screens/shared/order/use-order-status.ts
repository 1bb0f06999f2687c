import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Text keys by status, for the statuses known to this client. */
const KEYS = {
  'MAKING PAYMENT': 'status_MAKING_PAYMENT',
  PENDING: 'status_PENDING',
  PREPARING: 'status_PREPARING',
  READY: 'status_READY',
  DELIVERING: 'status_DELIVERING',
  COMPLETED: 'status_COMPLETED',
  CANCELLED: 'status_CANCELLED',
  NOT_COLLECTED: 'status_NOT_COLLECTED',
} as const;

/** Returns a formatter for an order's status; an unknown status is returned unchanged. */
export function useOrderStatus(): (status: string) => string {
  const { t } = useTranslation('orders');
  return (status) => (status in KEYS ? t(KEYS[status as keyof typeof KEYS]) : status);
}
