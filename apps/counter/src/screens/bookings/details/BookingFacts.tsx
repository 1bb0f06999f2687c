import type { BookingView } from '@claypot/counter/bookings';
import { formatPhone } from '@claypot/i18n';
import { Icon, phoneIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { OCCASION_TEXTS, REASON_TEXTS, SOURCE_TEXTS, WAIT_TEXTS } from '../shared/booking-texts.ts';
import { useBookingWords } from '../shared/use-booking-words.ts';
import styles from './BookingFacts.module.css';

/** Time, party, customer, wishes and history of a booking. */
export function BookingFacts({ party }: { readonly party: BookingView }) {
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  const format = useFormat();
  const { booking, waits } = party;
  const { created_at, phone_no, rejection, seated_at, source } = booking;
  const at = (instant: string) => format.dateTime(Temporal.Instant.from(instant));
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <Fact label={t('when')}>
          <strong>{words.day(booking.date)}</strong>
          <strong>{words.range(booking)}</strong>
          {waits !== null && (
            <span>{t(WAIT_TEXTS[waits.kind], { time: words.duration(waits.minutes) })}</span>
          )}
        </Fact>
        <Fact label={t('party')}>{words.party(booking.number_of_seats)}</Fact>
        {booking.occasion !== null && (
          <Fact label={t('occasion')}>{t(OCCASION_TEXTS[booking.occasion])}</Fact>
        )}
        {booking.note !== null && (
          <Fact label={t('note')}>
            <span className={styles.note}>{booking.note}</span>
          </Fact>
        )}
        {seated_at !== null && (
          <Fact label={t('seatedSince')}>{format.time(Temporal.Instant.from(seated_at))}</Fact>
        )}
        {rejection !== null && (
          <Fact label={t('reason')}>{rejection.text ?? t(REASON_TEXTS[rejection.reason])}</Fact>
        )}
        <Fact label={t('texts')}>{t(booking.reminder ? 'textsOn' : 'textsOff')}</Fact>
        <Fact label={t('madeAt')}>
          {t('madeBy', { when: at(created_at), source: t(SOURCE_TEXTS[source]) })}
        </Fact>
        <Fact label={t('number')}>
          <span translate="no">{booking.number}</span>
        </Fact>
      </dl>
      {phone_no !== null && (
        <a href={`tel:${phone_no}`} className={styles.call}>
          <Icon drawing={phoneIcon} size={20} />
          <span>{t('call', { phone: formatPhone(phone_no) })}</span>
        </a>
      )}
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
