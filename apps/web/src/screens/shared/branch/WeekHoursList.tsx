import type { WeekHours } from '@claypot/sdk';
import { NoWrapTimes } from '../layout/NoWrapTimes.tsx';
import { useWeekHours } from './use-week-hours.ts';
import styles from './WeekHoursList.module.css';

interface WeekHoursListProps {
  readonly hours: WeekHours;
  /** Current date at the branch; its line is marked. */
  readonly today: Temporal.PlainDate;
}

/**
 * Opening hours of a branch: "Open Daily" only if all seven days are equal, else a line for each
 * group of days.
 */
export function WeekHoursList({ hours, today }: WeekHoursListProps) {
  const { daily, lines } = useWeekHours()(hours);
  if (daily !== null) return <NoWrapTimes>{daily}</NoWrapTimes>;
  return (
    <ul>
      {lines.map(({ days, first, hours: text, last }) => (
        <li
          key={first}
          className={styles.line}
          {...(first <= today.dayOfWeek && today.dayOfWeek <= last && { 'aria-current': 'date' })}
        >
          <span className={styles.days}>{days}</span> <NoWrapTimes>{text}</NoWrapTimes>
        </li>
      ))}
    </ul>
  );
}
