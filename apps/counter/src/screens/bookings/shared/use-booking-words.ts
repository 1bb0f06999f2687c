import type { CounterBooking } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns functions that word the parts of a booking. */
export function useBookingWords() {
  const { t } = useTranslation('counterBookings');
  const format = useFormat();
  /** Words a time of day such as "19:30". */
  const time = (text: string) => format.timeOfDay(Temporal.PlainTime.from(text));
  const day = (date: string) => format.day(Temporal.PlainDate.from(date));
  return {
    time,
    day,
    /** Words the date of a booking in short. */
    shortDay: ({ starts_at }: Pick<CounterBooking, 'starts_at'>) =>
      format.date(Temporal.Instant.from(starts_at)),
    name: ({ customer_name }: Pick<CounterBooking, 'customer_name'>) =>
      customer_name ?? t('noName'),
    range: ({ time: start, end_time }: Pick<CounterBooking, 'time' | 'end_time'>) =>
      `${time(start)} – ${time(end_time)}`,
    party: (count: number) => t('party', { count }),
    duration: (minutes: number) => {
      if (minutes < HOUR) return t('minutes', { count: minutes });
      if (minutes >= 2 * DAY) return t('days', { count: Math.floor(minutes / DAY) });
      return t('hours', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
    },
  };
}
