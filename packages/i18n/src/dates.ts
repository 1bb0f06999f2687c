import { chineseTime, type TimeOfDay } from './chinese-time.ts';
import type { Language } from './language.ts';

/** Date of the ISO calendar, without a time. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Formats of dates and times without a zone. */
interface Dates {
  /** `Sat, 21 Nov`, `11月21日周六` */
  readonly date: (date: CalendarDate) => string;
  /** `Saturday, 21 November`, `11月21日星期六` */
  readonly day: (date: CalendarDate) => string;
  /** `21 Nov 2026` with no-break spaces, `2026年11月21日` */
  readonly fullDay: (date: CalendarDate) => string;
  /** `23 Oct – 21 Nov 2026`, `2026年10月23日 – 11月21日` */
  readonly dayRange: (first: CalendarDate, last: CalendarDate) => string;
  /** `Nov`, `11月` */
  readonly month: (month: number) => string;
  /** `Mon`, `周一` for an ISO weekday, 1 (Monday) to 7 (Sunday). */
  readonly weekday: (day: number) => string;
  /** `7:30 pm` with a no-break space, `晚上7:30` */
  readonly time: (time: TimeOfDay) => string;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const CHINESE_WEEKDAYS = '一二三四五六日';

const NO_BREAK = '\u00a0';

/** Returns the ISO weekday, 1 (Monday) to 7 (Sunday). */
export function weekdayOf({ year, month, day }: CalendarDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

const longMonth = (month: number) => MONTHS[month - 1] ?? '';
// Malaysian English has one abbreviation with four letters.
const shortMonth = (month: number) => (month === 9 ? 'Sept' : longMonth(month).slice(0, 3));
const longWeekday = (day: number) => WEEKDAYS[day - 1] ?? '';
const shortWeekday = (day: number) => longWeekday(day).slice(0, 3);
const dayAndMonth = ({ month, day }: CalendarDate) => `${day} ${shortMonth(month)}`;

const ENGLISH: Dates = {
  date: (date) => `${shortWeekday(weekdayOf(date))}, ${dayAndMonth(date)}`,
  day: (date) => `${longWeekday(weekdayOf(date))}, ${date.day} ${longMonth(date.month)}`,
  fullDay: (date) => `${dayAndMonth(date)} ${date.year}`.replaceAll(' ', NO_BREAK),
  dayRange(first, last) {
    const end = `${dayAndMonth(last)} ${last.year}`;
    if (first.year !== last.year) return `${dayAndMonth(first)} ${first.year} – ${end}`;
    if (first.month !== last.month) return `${dayAndMonth(first)} – ${end}`;
    return first.day === last.day ? end : `${first.day}–${end}`;
  },
  month: shortMonth,
  weekday: shortWeekday,
  time: ({ hour, minute }) =>
    `${hour % 12 || 12}:${String(minute).padStart(2, '0')}${NO_BREAK}${hour < 12 ? 'am' : 'pm'}`,
};

const chineseWeekday = (day: number) => CHINESE_WEEKDAYS[day - 1] ?? '';
const chineseDay = ({ month, day }: CalendarDate) => `${month}月${day}日`;
const chineseFullDay = (date: CalendarDate) => `${date.year}年${chineseDay(date)}`;

const CHINESE: Dates = {
  date: (date) => `${chineseDay(date)}周${chineseWeekday(weekdayOf(date))}`,
  day: (date) => `${chineseDay(date)}星期${chineseWeekday(weekdayOf(date))}`,
  fullDay: chineseFullDay,
  dayRange(first, last) {
    const start = chineseFullDay(first);
    const end = chineseFullDay(last);
    if (start === end) return start;
    return `${start} – ${first.year === last.year ? chineseDay(last) : end}`;
  },
  month: (month) => `${month}月`,
  weekday: (day) => `周${chineseWeekday(day)}`,
  time: chineseTime,
};

/**
 * Dates in each language, written without `Intl`. Its texts differ between engines, and hydration
 * rejects a text that differs from the server's; its first use takes 60 ms on a slow phone.
 */
export const DATES: Readonly<Record<Language, Dates>> = { en: ENGLISH, zh_CN: CHINESE };
