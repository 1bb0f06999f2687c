import type { i18n as I18n } from 'i18next';
import type { Format } from './format.ts';
import { joinPeriods } from './week-hours-text.ts';

/** A day with other hours than its weekday. */
interface SpecialDay {
  readonly date: Parameters<Format['day']>[0];
  readonly isToday: boolean;
  /** Null without a name. */
  readonly name: string | null;
  /** "HH:MM"; empty if the branch is closed. */
  readonly periods: readonly { readonly open: string; readonly close: string }[];
}

interface Writing extends Pick<I18n, 't'> {
  readonly format: Pick<Format, 'day' | 'timeOfDay'>;
}

/** Returns the hours of the day with its name: `Closed on Friday, 25 December · Christmas`. */
export function specialDayText(writing: Writing, day: SpecialDay): string {
  const { name } = day;
  const text = hoursText(writing, day);
  return name === null ? text : `${text} · ${name}`;
}

function hoursText({ format, t }: Writing, { date, isToday, periods }: SpecialDay): string {
  const day = format.day(date);
  if (periods.length === 0)
    return isToday ? t('branches:closedToday') : t('branches:closedOn', { day });
  const clock = (time: string) => format.timeOfDay(Temporal.PlainTime.from(time));
  const texts = periods.map(({ close, open }) =>
    open === close
      ? t('branches:allDay')
      : t('branches:period', { from: clock(open), to: clock(close) }),
  );
  const hours = joinPeriods(t, texts);
  return isToday ? t('branches:openToday', { hours }) : t('branches:hoursOn', { day, hours });
}
