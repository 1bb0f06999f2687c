import { cx } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import styles from './DateLeaf.module.css';

interface DateLeafProps {
  /** Null while loading. */
  readonly date: Temporal.PlainDate | null;
  /** True to fade the date of a booking that is over, called off or no longer upcoming. */
  readonly faded?: boolean;
}

const UNKNOWN = { day: '\u00a0', month: '\u00a0', weekday: '\u00a0' };

/**
 * Calendar leaf with the date; decorative, because a text or accessible name nearby contains the
 * date.
 */
export function DateLeaf({ date, faded = false }: DateLeafProps) {
  const { dayParts } = useFormat();
  const { day, month, weekday } = date === null ? UNKNOWN : dayParts(date);
  return (
    <span aria-hidden="true" className={cx(styles.leaf, faded && styles.faded)}>
      <span className={styles.month}>{month}</span>
      <span className={styles.day} translate="no">
        {day}
      </span>
      <span className={styles.weekday}>{weekday}</span>
    </span>
  );
}
