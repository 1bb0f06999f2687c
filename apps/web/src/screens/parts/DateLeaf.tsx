import { cx } from '@claypot/ui';
import { useDayParts } from '../../app/useDayParts.ts';
import styles from './DateLeaf.module.css';

interface DateLeafProps {
  readonly date: Temporal.PlainDate;
  /** It is over, or will not be. */
  readonly faded?: boolean;
}

/** A leaf of a calendar: the day at a glance. The words beside it say the same. */
export function DateLeaf({ date, faded = false }: DateLeafProps) {
  const { day, month, weekday } = useDayParts()(date);
  return (
    <span aria-hidden="true" className={cx(styles.leaf, faded && styles.faded)}>
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
      <span className={styles.weekday}>{weekday}</span>
    </span>
  );
}
