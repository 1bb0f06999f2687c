import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Statuses this front end has words for, by what the server calls them. */
const KEYS = {
  'MAKING PAYMENT': 'status_MAKING_PAYMENT',
  PREPARING: 'status_PREPARING',
  READY: 'status_READY',
  DELIVERING: 'status_DELIVERING',
  COMPLETED: 'status_COMPLETED',
  CANCELLED: 'status_CANCELLED',
} as const;

/** The word for an order's status; one that is not known here is shown as it comes. */
export function useOrderStatus(): (status: string) => string {
  const { t } = useTranslation('orders');
  return (status) => (status in KEYS ? t(KEYS[status as keyof typeof KEYS]) : status);
}
