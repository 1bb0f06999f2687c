import type { TimeOfDay } from './chinese-time.ts';
import { type CalendarDate, DATES, weekdayOf } from './dates.ts';
import { writeAmount, writeCount, writeMoney } from './figures.ts';
import { type Language, languageTag } from './language.ts';

/** Instant or zoned date-time of Temporal, or any other object with epoch milliseconds. */
interface Moment {
  readonly epochMilliseconds: number;
}

/** Parts of a date, for a stacked layout. */
interface DayParts {
  /** `Sat`, `周六` */
  readonly weekday: string;
  /** `21` */
  readonly day: string;
  /** `Nov`, `11月` */
  readonly month: string;
}

/** Formats of amounts, dates and distances in one language. All times are in the company's zone. */
export interface Format {
  /** `1,250` */
  count(whole: number): string;
  /** Cents as `12.90`, without the currency. */
  amount(cents: number): string;
  /** Cents as `RM 12.90` with a no-break space, a negative as `−RM 12.90`. */
  money(cents: number): string;
  /** `Sat, 21 Nov` */
  date(moment: Moment): string;
  /** `7:30 pm`, `晚上7:30` */
  time(moment: Moment): string;
  /** `Sat, 21 Nov, 7:30 pm` */
  dateTime(moment: Moment): string;
  /** Time slot: `7:15 pm – 7:50 pm`, `晚上7:15–晚上7:50`. */
  timeRange(start: Moment, end: Moment): string;
  /** Time slot with the date of its start: `Sat, 21 Nov, 7:15 pm – 7:50 pm`. */
  dateTimeRange(start: Moment, end: Moment): string;
  /** `21 Nov 2026` with no-break spaces, `2026年11月21日`. For dates that may be in another year. */
  fullDate(moment: Moment): string;
  /** `21 Nov 2026, 7:30 pm`, `2026年11月21日 晚上7:30` */
  fullDateTime(moment: Moment): string;
  /** `21 Nov 2026` for a date without a time. */
  fullDay(date: CalendarDate): string;
  /** Date range: `23 Oct – 21 Nov 2026`, `2026年10月23日 – 11月21日`. */
  dayRange(first: CalendarDate, last: CalendarDate): string;
  /** `Saturday, 21 November` for a date without a time. */
  day(date: CalendarDate): string;
  dayParts(date: CalendarDate): DayParts;
  /** `Mon`, `周一` for an ISO weekday, 1 (Monday) to 7 (Sunday). */
  weekday(day: number): string;
  /** `10:00 am` for a time without a date (opening hours). */
  timeOfDay(time: TimeOfDay): string;
  /** `850 m` below a kilometre, else `3.2 km`. */
  distance(kilometres: number): string;
  /**
   * `5 minutes ago`, `yesterday`. A moment after `now` is formatted as now, because clocks differ.
   */
  ago(moment: Moment, now: Moment): string;
}

export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-MY', zh_CN: 'zh-CN' };

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * Creates the formats of one language; reuse it. `Intl` objects are expensive, so each is created
 * on first use.
 * @param timeZone IANA zone of the company; the device's own zone is never used.
 */
export function createFormat(language: Language, timeZone: string): Format {
  const locale = LOCALES[language];
  const dates = DATES[language];
  const metres = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  const kilometres = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  const relative = once(
    () => new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' }),
  );

  const local = ({ epochMilliseconds }: Moment) =>
    Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone);
  const date = (moment: Moment) => dates.date(local(moment));
  const time = (moment: Moment) => dates.time(local(moment));
  const fullDate = (moment: Moment) => dates.fullDay(local(moment));
  const beforeTime = language === 'en' ? ', ' : ' ';
  const dash = language === 'en' ? '\u00a0– ' : '–';
  const timeRange = (start: Moment, end: Moment) => `${time(start)}${dash}${time(end)}`;
  return {
    count: writeCount,
    amount: writeAmount,
    money: writeMoney,
    date,
    time,
    dateTime: (moment) => `${date(moment)}${beforeTime}${time(moment)}`,
    timeRange,
    dateTimeRange: (start, end) => `${date(start)}${beforeTime}${timeRange(start, end)}`,
    fullDate,
    fullDateTime: (moment) => `${fullDate(moment)}${beforeTime}${time(moment)}`,
    fullDay: dates.fullDay,
    dayRange: dates.dayRange,
    day: dates.day,
    dayParts: (parts) => ({
      weekday: dates.weekday(weekdayOf(parts)),
      day: String(parts.day),
      month: dates.month(parts.month),
    }),
    weekday: dates.weekday,
    timeOfDay: dates.time,
    distance: (km) =>
      km < 0.9995 ? `${metres().format(km * 1000)}\u00a0m` : `${kilometres().format(km)}\u00a0km`,
    ago: (moment, now) => {
      const passed = now.epochMilliseconds - moment.epochMilliseconds;
      const step = STEPS.find(([, length]) => passed >= length);
      if (step === undefined) return relative().format(0, 'second');
      const [unit, length] = step;
      return relative().format(-Math.floor(passed / length), unit);
    },
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
