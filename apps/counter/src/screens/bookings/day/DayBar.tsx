import { Button, backIcon, chevronRightIcon, IconButton, useAnnouncedChange } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useBookingWords } from '../shared/use-booking-words.ts';
import styles from './DayBar.module.css';

export interface DayBarProps {
  /** Date that is shown, such as 2026-11-28. */
  readonly date: string;
  readonly today: string;
  /** Null is today. */
  readonly onDate: (date: string | null) => void;
}

/** Chooses the day: the one before or after, today, or a date. */
export function DayBar({ date, today, onDate }: DayBarProps) {
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  useAnnouncedChange(words.day(date));
  const go = (days: number) => {
    const next = Temporal.PlainDate.from(date).add({ days }).toString();
    onDate(next === today ? null : next);
  };
  return (
    <div className={styles.bar}>
      <IconButton icon={backIcon} label={t('previousDay')} look="soft" onClick={() => go(-1)} />
      <h2 className={styles.day}>{words.day(date)}</h2>
      <IconButton icon={chevronRightIcon} label={t('nextDay')} look="soft" onClick={() => go(1)} />
      <input
        aria-label={t('date')}
        type="date"
        className={styles.date}
        value={date}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (chosen !== '') onDate(chosen === today ? null : chosen);
        }}
      />
      {date !== today && (
        <Button variant="secondary" onClick={() => onDate(null)}>
          {t('today')}
        </Button>
      )}
    </div>
  );
}
