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

/** Days as YYYY-MM-DD, both inclusive. */
interface DayRange {
  readonly start: string;
  readonly end: string;
}

interface RangeCalendarProps {
  readonly label: string;
  /** BCP 47 tag for the names of months and weekdays. */
  readonly locale: string;
  readonly value: DayRange;
  readonly min: string;
  readonly max: string;
  /** Called once both ends of the range are selected. */
  readonly onChange: (range: DayRange) => void;
}

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
