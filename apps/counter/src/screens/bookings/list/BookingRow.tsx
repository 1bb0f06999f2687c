import type { BookingStepView, BookingView } from '@claypot/counter/bookings';
import type { BookingStepName } from '@claypot/domain/booking-steps';
import { formatPhone } from '@claypot/i18n';
import { Badge, Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import {
  OCCASION_TEXTS,
  STEP_TEXTS,
  statusText,
  statusTone,
  WAIT_TEXTS,
} from '../shared/booking-texts.ts';
import { useBookingWords } from '../shared/use-booking-words.ts';
import styles from './BookingRow.module.css';

export interface BookingRowProps {
  readonly party: BookingView;
  /** Date of the list; a booking of another one shows its date. */
  readonly date: string;
  readonly step: BookingStepView;
  readonly onOpen: (party: BookingView) => void;
  readonly onStep: (party: BookingView, step: BookingStepName) => void;
}

/** One booking with its usual next step. A press on the rest opens the details. */
export function BookingRow({ party, date, step, onOpen, onStep }: BookingRowProps) {
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  const { booking, steps, waits } = party;
  const name = words.name(booking);
  const time = words.time(booking.time);
  const [usual] = steps;
  const isRunning = step.status === 'running' && step.booking?.id === booking.id;
  return (
    <li className={styles.row} data-over={booking.is_over || undefined}>
      <button type="button" className={styles.open} onClick={() => onOpen(party)}>
        <span className={styles.when}>
          <span className={styles.time}>{time}</span>
          {booking.date === date ? (
            <span className={styles.end}>{words.time(booking.end_time)}</span>
          ) : (
            <span className={styles.end}>{words.shortDay(booking)}</span>
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{`${name} · ${words.party(booking.number_of_seats)}`}</span>
          <span className={styles.facts}>
            <Badge tone={statusTone(booking)}>{t(statusText(booking))}</Badge>
            {waits !== null && (
              <span data-late={waits.kind === 'late' || undefined} className={styles.waits}>
                {t(WAIT_TEXTS[waits.kind], { time: words.duration(waits.minutes) })}
              </span>
            )}
            {booking.phone_no !== null && (
              <span translate="no">{formatPhone(booking.phone_no)}</span>
            )}
            {booking.occasion !== null && <span>{t(OCCASION_TEXTS[booking.occasion])}</span>}
            {booking.note !== null && <span className={styles.note}>{booking.note}</span>}
          </span>
        </span>
      </button>
      {usual !== undefined && (
        <span className={styles.step}>
          <Button
            variant={usual === 'undo' ? 'quiet' : 'primary'}
            size="lg"
            pending={isRunning}
            aria-label={t('stepOf', { step: t(STEP_TEXTS[usual]), name, time })}
            onClick={() => onStep(party, usual)}
          >
            {t(STEP_TEXTS[usual])}
          </Button>
        </span>
      )}
    </li>
  );
}
