import type { BookingDay } from '@claypot/sdk/counter';
import { Callout } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './DaySummary.module.css';

interface DaySummaryProps {
  readonly day: BookingDay;
  readonly guests: number;
}

/** Guests and seats of the day, and whether customers can book. */
export function DaySummary({ day, guests }: DaySummaryProps) {
  const { t } = useTranslation('counterBookings');
  return (
    <>
      <p className={styles.summary}>
        <strong>{t('summary', { count: guests })}</strong>
        <span>{t('seatsOfDay', { count: day.seats })}</span>
        {day.seats !== day.usual_seats && <span>{t('seatsChanged')}</span>}
        <span>{t('approvalNow', { count: day.auto_approve_up_to ?? 0 })}</span>
      </p>
      {!day.takes_bookings && <Callout tone="notice">{t('notTaken')}</Callout>}
    </>
  );
}
