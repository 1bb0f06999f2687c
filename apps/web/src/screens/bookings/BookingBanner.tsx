import type { Reservation } from '@claypot/sdk';
import { useAnnouncedChange } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';
import { DateLeaf } from '../parts/DateLeaf.tsx';
import { ReservationStatusBadge } from '../parts/ReservationStatusBadge.tsx';
import styles from './BookingBanner.module.css';
import { isOver, standingWords } from './standing-words.ts';

/** How the booking stands, in one sentence. */
export function BookingBanner({ booking }: { readonly booking: Reservation }) {
  const { t } = useTranslation('booking');
  const { date, reservation_status: status } = booking;
  const words = standingWords(status);
  const title = words === null ? status : t(words.title);
  useAnnouncedChange(title);
  return (
    <section className={styles.banner}>
      <DateLeaf date={Temporal.PlainDate.from(date)} faded={isOver(status)} />
      <div className={styles.words}>
        <ReservationStatusBadge status={status} />
        <h2 className={styles.title}>{title}</h2>
        {words !== null && <p className={styles.text}>{t(words.text)}</p>}
      </div>
    </section>
  );
}
