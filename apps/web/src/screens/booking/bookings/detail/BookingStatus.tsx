import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DateLeaf } from '../../../shared/booking/DateLeaf.tsx';
import { ReservationStatusBadge } from '../../../shared/booking/ReservationStatusBadge.tsx';
import { isOver, statusTexts } from '../status-texts.ts';
import styles from './BookingBanner.module.css';

interface BookingStatusProps {
  readonly status: string;
  /** Null while loading. */
  readonly date: Temporal.PlainDate | null;
  /** Why the branch rejected it, in words; null or absent if it gave no reason. */
  readonly reason?: string | null;
}

export function BookingStatus({ date, status, reason = null }: BookingStatusProps) {
  const { t } = useTranslation('booking');
  const words = statusTexts(status);
  return (
    <section className={styles.banner}>
      <DateLeaf date={date} faded={isOver(status)} />
      <div className={styles.words}>
        <ReservationStatusBadge status={status} />
        <h2 className={styles.title}>{words === null ? status : t(words.title)}</h2>
        {words !== null && <p className={styles.text}>{reason ?? t(words.text)}</p>}
      </div>
    </section>
  );
}
