import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DateLeaf } from '../../../shared/booking/DateLeaf.tsx';
import { ReservationStatusBadge } from '../../../shared/booking/ReservationStatusBadge.tsx';
import { isOver, standingWords } from '../standing-words.ts';
import styles from './BookingBanner.module.css';

interface BookingStandingProps {
  readonly status: string;
  /** Null while loading. */
  readonly date: Temporal.PlainDate | null;
}

export function BookingStanding({ date, status }: BookingStandingProps) {
  const { t } = useTranslation('booking');
  const words = standingWords(status);
  return (
    <section className={styles.banner}>
      <DateLeaf date={date} faded={isOver(status)} />
      <div className={styles.words}>
        <ReservationStatusBadge status={status} />
        <h2 className={styles.title}>{words === null ? status : t(words.title)}</h2>
        {words !== null && <p className={styles.text}>{t(words.text)}</p>}
      </div>
    </section>
  );
}
