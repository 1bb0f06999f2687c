import type { i18n as I18n } from 'i18next';
import type { Format } from './format.ts';

interface Line {
  /** ISO weekdays, 1 (Monday) to 7 (Sunday). */
  readonly first: number;
  readonly last: number;
  /** Opening periods, "HH:MM". */
  readonly periods: readonly { readonly open: string; readonly close: string }[];
  readonly allDay: boolean;
}

interface Writing extends Pick<I18n, 't'> {
  readonly format: Pick<Format, 'timeOfDay' | 'weekday'>;
}

/** Returns the hours in one sentence if all seven days are equal, else null. */
export function dailyHoursText({ format, t }: Writing, lines: readonly Line[]): string | null {
  const [line, another] = lines;
  if (line === undefined || another !== undefined) return null;
  if (line.allDay) return t('branches:openAllDay');
  if (line.periods.length === 0) return t('branches:noHours');
  return t('branches:openDaily', { hours: hoursOf({ format, t }, line) });
}

/** Texts of consecutive weekdays with the same opening hours. */
export interface WeekHoursText extends Pick<Line, 'first' | 'last'> {
  readonly days: string;
  readonly hours: string;
}

/** Returns the weekdays and the hours of each line: `Mon–Thu`, `11:00 am – 10:00 pm`. */
export function weekHoursText(
  { format, t }: Writing,
  lines: readonly Line[],
): readonly WeekHoursText[] {
  return lines.map((line) => ({
    first: line.first,
    last: line.last,
    days: daysOf({ format, t }, line),
    hours: hoursOf({ format, t }, line),
  }));
}

/** Returns several periods of a day as one text. */
export function joinPeriods(t: I18n['t'], periods: readonly string[]): string {
  return periods.reduce((before, after) => t('branches:periods', { before, after }));
}

function daysOf({ format, t }: Writing, { first, last }: Line): string {
  if (first === 1 && last === 7) return t('branches:everyDay');
  const from = format.weekday(first);
  return first === last ? from : t('branches:days', { from, to: format.weekday(last) });
}

function hoursOf({ format, t }: Writing, { allDay, periods }: Line): string {
  if (allDay) return t('branches:allDay');
  if (periods.length === 0) return t('branches:noHours');
  const clock = (time: string) => format.timeOfDay(Temporal.PlainTime.from(time));
  return joinPeriods(
    t,
    periods.map(({ close, open }) => t('branches:period', { from: clock(open), to: clock(close) })),
  );
}
