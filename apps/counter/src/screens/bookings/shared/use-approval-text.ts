import type { BookingDay } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';

/** Words how the branch approves bookings now. */
export function useApprovalText({ auto_approve_up_to: upTo }: BookingDay): string {
  const { t } = useTranslation('counterBookings');
  return upTo === null ? t('approvalNowByHand') : t('approvalNow', { count: upTo });
}
