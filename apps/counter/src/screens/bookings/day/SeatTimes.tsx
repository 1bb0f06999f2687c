import type { BookingView } from '@claypot/counter/bookings';
import type { BookingDay, SeatQuarter } from '@claypot/sdk/counter';
import { Badge, Button } from '@claypot/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookingWords } from '../shared/use-booking-words.ts';
import styles from './SeatTimes.module.css';

export interface SeatTimesProps {
  readonly day: BookingDay;
  /** Parties of the day that have or had a table. */
  readonly parties: readonly BookingView[];
  readonly now: Temporal.Instant;
  readonly onOpen: (booking: BookingView) => void;
}

const QUARTER = 15;

/** Seats taken and free by quarter of an hour, with the parties that arrive. */
export function SeatTimes({ day, parties, now, onOpen }: SeatTimesProps) {
  const { t } = useTranslation('counterBookings');
  const titleId = useId();
  const [showsPast, setShowsPast] = useState(false);
  const present = day.quarters.filter((quarter) => !isOver(quarter, now));
  const hasPast = present.length < day.quarters.length && present.length > 0;
  const quarters = showsPast || !hasPast ? day.quarters : present;
  if (day.quarters.length === 0) return <p className={styles.empty}>{t('timesEmpty')}</p>;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('timesTitle')}
      </h2>
      {hasPast && (
        <Button variant="quiet" onClick={() => setShowsPast(!showsPast)}>
          {t(showsPast ? 'hideEarlier' : 'showEarlier')}
        </Button>
      )}
      <table aria-labelledby={titleId} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('colTime')}</th>
            <th scope="col">{t('colSeats')}</th>
            <th scope="col">{t('colFree')}</th>
            <th scope="col">{t('colArriving')}</th>
          </tr>
        </thead>
        <tbody>
          {quarters.map((quarter) => (
            <QuarterRow
              key={quarter.starts_at}
              quarter={quarter}
              isNow={isDuring(quarter, now)}
              arriving={parties.filter(({ booking }) =>
                isDuring(quarter, Temporal.Instant.from(booking.starts_at)),
              )}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface QuarterRowProps {
  readonly quarter: SeatQuarter;
  readonly isNow: boolean;
  readonly arriving: readonly BookingView[];
  readonly onOpen: (booking: BookingView) => void;
}

function QuarterRow({ quarter, isNow, arriving, onOpen }: QuarterRowProps) {
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  const { blocked, capacity, free, is_over: isOver, taken, time } = quarter;
  const share = capacity === 0 ? 0 : Math.min(1, taken / capacity);
  return (
    <tr className={styles.quarter} data-now={isNow || undefined} data-hour={time.endsWith(':00')}>
      <th scope="row" className={styles.time}>
        <span>{words.time(time)}</span>{' '}
        {isNow && <span className={styles.now}>{t('presentTime')}</span>}
      </th>
      <td className={styles.taken}>
        <span className={styles.figures}>{t('takenOf', { taken, capacity })}</span>
        <span aria-hidden="true" className={styles.bar}>
          <span
            className={styles.fill}
            data-over={isOver || undefined}
            style={{ inlineSize: `${share * 100}%` }}
          />
        </span>
        {blocked > 0 && <Badge tone="neutral">{t('blockedSeats', { count: blocked })}</Badge>}
        {isOver && <Badge tone="danger">{t('overBy', { count: taken - capacity })}</Badge>}
      </td>
      <td translate="no" className={styles.free}>
        {free}
      </td>
      <td>
        <ul className={styles.arriving}>
          {arriving.map((party) => (
            <li key={party.booking.id}>
              <button type="button" className={styles.party} onClick={() => onOpen(party)}>
                {`${words.name(party.booking)} · ${party.booking.number_of_seats}`}
              </button>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

function isOver({ starts_at }: SeatQuarter, now: Temporal.Instant): boolean {
  const end = Temporal.Instant.from(starts_at).add({ minutes: QUARTER });
  return Temporal.Instant.compare(end, now) <= 0;
}

function isDuring({ starts_at }: SeatQuarter, moment: Temporal.Instant): boolean {
  const start = Temporal.Instant.from(starts_at);
  const end = start.add({ minutes: QUARTER });
  return Temporal.Instant.compare(start, moment) <= 0 && Temporal.Instant.compare(moment, end) < 0;
}
