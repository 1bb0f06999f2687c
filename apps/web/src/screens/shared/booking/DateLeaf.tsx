import { cx } from '@claypot/ui';
import { useDayParts } from '../../../hooks/text/use-day-parts.ts';
import styles from './DateLeaf.module.css';

interface DateLeafProps {
  /** Null while it is not known. */
  readonly date: Temporal.PlainDate | null;
  /** It is over, or will not be. */
  readonly faded?: boolean;
}

const UNKNOWN = { day: '\u00a0', month: '\u00a0', weekday: '\u00a0' };

/** A leaf of a calendar: the day at a glance. The words beside it say the same. */
export function DateLeaf({ date, faded = false }: DateLeafProps) {
  const partsOf = useDayParts();
  const { day, month, weekday } = date === null ? UNKNOWN : partsOf(date);
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
