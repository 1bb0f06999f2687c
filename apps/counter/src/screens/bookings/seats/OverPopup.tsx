import type { BookingShort } from '@claypot/sdk/counter';
import { Button, Popup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useBookingWords } from '../shared/use-booking-words.ts';
import styles from './OverPopup.module.css';

export interface OverPopupProps {
  /** Bookings that no longer fit; null closes the popup. */
  readonly bookings: readonly BookingShort[] | null;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Asks before a change that leaves bookings without enough seats, and lists them. */
export function OverPopup({ bookings, onAccept, onClose }: OverPopupProps) {
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  return (
    <Popup
      open={bookings !== null}
      title={t('overAskTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={onAccept}>
            {t('overAccept')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('keepSeats')}
          </Button>
        </>
      }
    >
      <p>{t('overAskText')}</p>
      <ul className={styles.list}>
        {bookings?.map((booking) => (
          <li key={booking.id}>
            {t('overAskRow', {
              time: words.time(booking.time),
              name: words.name(booking),
              guests: words.party(booking.number_of_seats),
            })}
          </li>
        ))}
      </ul>
    </Popup>
  );
}
