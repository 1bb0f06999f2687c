import { LOCALES } from './format.ts';
import type { Language } from './language.ts';

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parts of a date, for a stacked layout. */
export interface DayParts {
  /** `Sat`, `周六` */
  readonly weekday: string;
  /** `21` */
  readonly day: string;
  /** `Nov`, `11月` */
  readonly month: string;
}

/** Creates a formatter of date parts. Reuse it: `Intl` objects are expensive to create. */
export function createDayParts(language: Language): (date: CalendarDate) => DayParts {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
  const weekday = part({ weekday: 'short' });
  const month = part({ month: 'short' });
  return (date) => {
    const at = Date.UTC(date.year, date.month - 1, date.day);
    return {
      weekday: weekday.format(at),
      day: String(date.day),
      month: month.format(at),
    };
  };
}
