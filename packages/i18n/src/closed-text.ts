import type { i18n as I18n } from 'i18next';
import type { Format } from './format.ts';
import { specialDayText } from './special-day-text.ts';
import { dailyHoursText, weekHoursText } from './week-hours-text.ts';

/** A branch that accepts no orders now. */
interface ClosedBranch {
  /** Usual hours of the week, from Monday. */
  readonly week: Parameters<typeof weekHoursText>[1];
  /** Days with other hours, by date. */
  readonly specialDays: readonly Parameters<typeof specialDayText>[1][];
  /** The next opening as an instant; null if unknown: the branch is closed for longer. */
  readonly next_open_time: string | null;
}

interface Writing extends Pick<I18n, 't'> {
  readonly format: Pick<Format, 'dateTime' | 'day' | 'timeOfDay' | 'weekday'>;
}

interface ClosedText {
  readonly title: string;
  /** Paragraphs, each of one or more lines. */
  readonly paragraphs: readonly (readonly string[])[];
}

/** Returns the title and text for a branch that accepts no orders now. */
export function closedText(
  writing: Writing,
  { next_open_time: next, specialDays, week }: ClosedBranch,
): ClosedText {
  const { format, t } = writing;
  const title = t('checkout:closedTitle');
  const lines = weekHoursText(writing, week).map(({ days, hours }) => `${days} ${hours}`);
  // "Usual hours", because "open daily" would promise an unknown opening.
  if (next === null) {
    const usual = [t('checkout:usualHours'), ...lines];
    return {
      title,
      paragraphs: [[t('checkout:suspendedText')], usual, [t('checkout:suspendedCart')]],
    };
  }
  const daily = dailyHoursText(writing, week);
  const time = format.dateTime(Temporal.Instant.from(next));
  const again = [t('checkout:opensAgain', { time })];
  const special = specialDays.map((day) => specialDayText(writing, day));
  const usual = daily === null ? lines : [daily];
  return { title, paragraphs: [[...usual, ...special], again] };
}
