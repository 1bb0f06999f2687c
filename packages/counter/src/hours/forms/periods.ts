import { type OpeningPeriod, periodsProblem } from '@claypot/domain/time';
import * as v from 'valibot';
import { message } from '../../app/form/messages.ts';

/**
 * Opening periods of a day in a form, as "11:00-15:00". A part that is not entered yet is empty, as
 * in "11:00-". A closed day has none.
 */
export type PeriodTexts = readonly string[];

/** A day that never closes. */
export const ALL_DAY: PeriodTexts = ['00:00-00:00'];

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns the periods as texts. */
export function periodTexts(periods: readonly OpeningPeriod[]): PeriodTexts {
  return periods.map(({ open, close }) => periodText({ open, close }));
}

/** Returns a period as text. */
export function periodText({ open, close }: OpeningPeriod): string {
  return `${open}-${close}`;
}

/** Returns the times of a text; a missing one is empty. */
export function periodOf(text: string): OpeningPeriod {
  const [open = '', close = ''] = text.split('-');
  return { open, close };
}

/** Schema of the periods of a day. The output is sorted. */
export const dayPeriods = v.pipe(
  v.custom<PeriodTexts>(Array.isArray),
  v.rawTransform<PeriodTexts, OpeningPeriod[]>(({ dataset: { value }, addIssue, NEVER }) => {
    const periods = value.map(periodOf).toSorted((a, b) => (a.open < b.open ? -1 : 1));
    if (periods.some(({ open, close }) => !(TIME.test(open) && TIME.test(close)))) {
      addIssue({ message: message('HOURS_INCOMPLETE') });
      return NEVER;
    }
    const found = periodsProblem(periods);
    if (found === null) return periods;
    const key = found.problem === 'equal' ? 'HOURS_EQUAL' : 'HOURS_OVERLAP';
    addIssue({ message: message(key) });
    return NEVER;
  }),
);
