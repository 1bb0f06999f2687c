import { type DraftValue, isRecord, textOf } from './value.ts';

/** Opening periods of a day, as `11:00-15:00`; empty if closed. A day around the clock has one. */
export type DayPeriods = readonly string[];

const ALL_DAY = '00:00-00:00';

/** Returns the periods of a day of the files: `closed`, `24 hours` or time ranges. */
export function periodsOfDay(value: DraftValue | undefined): DayPeriods {
  const text = Array.isArray(value)
    ? value.filter((item) => !isRecord(item)).join(',')
    : textOf(value);
  if (text.trim() === '' || text.trim() === 'closed') return [];
  if (text.trim() === '24 hours') return [ALL_DAY];
  return text.split(',').map((range) =>
    range
      .replaceAll(/\s/g, '')
      .replace('–', '-')
      // The end of the day is the beginning of the next one, which a time field can show.
      .replace(/24:00$/, '00:00'),
  );
}

/** Returns the day of the files for periods. */
export function dayOfPeriods(periods: DayPeriods): string {
  if (periods.length === 0) return 'closed';
  return periods.length === 1 && periods[0] === ALL_DAY ? '24 hours' : periods.join(', ');
}
