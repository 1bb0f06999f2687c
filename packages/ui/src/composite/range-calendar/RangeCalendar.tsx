import { parseDate } from '@internationalized/date';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  RangeCalendar as AriaRangeCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/RangeCalendar';
import { backIcon } from '../../icon/drawings/common.ts';
import { chevronRightIcon } from '../../icon/drawings/sign-in.ts';
import { Icon } from '../../icon/Icon.tsx';
import { cx } from '../../utils/cx.ts';
import styles from './RangeCalendar.module.css';

/** Days as YYYY-MM-DD, both included. */
interface DayRange {
  readonly start: string;
  readonly end: string;
}

interface RangeCalendarProps {
  /** What the days are for, for who hears it. */
  readonly label: string;
  /** How months and weekdays are named, as a BCP 47 tag. */
  readonly locale: string;
  readonly value: DayRange;
  /** The first day that can be chosen, and the last. */
  readonly min: string;
  readonly max: string;
  /** Hears a range once both of its ends are chosen; there is always one. */
  readonly onChange: (range: DayRange) => void;
}

/** A month of days, of which a first and a last are chosen: by touch, or by the keys of a calendar. */
export function RangeCalendar({ label, locale, value, min, max, onChange }: RangeCalendarProps) {
  const range = { start: parseDate(value.start), end: parseDate(value.end) };
  return (
    <I18nProvider locale={locale}>
      <AriaRangeCalendar
        aria-label={label}
        defaultValue={range}
        defaultFocusedValue={range.end}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
        className={cx(styles.calendar)}
      >
        <div className={styles.head}>
          <Button slot="previous" className={cx(styles.turn)}>
            <Icon drawing={backIcon} size={20} />
          </Button>
          <Heading className={cx(styles.month) ?? ''} />
          <Button slot="next" className={cx(styles.turn)}>
            <Icon drawing={chevronRightIcon} size={20} />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short" className={cx(styles.grid)}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={cx(styles.weekday)}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={cx(styles.day)} translate="no" />}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
