import type { i18n as I18n } from 'i18next';
import type { Format } from './format.ts';

/**
 * Hours of a branch that accepts no orders now: usual hours as "10:00", the next opening as an
 * instant.
 */
interface ClosedHours {
  readonly start_hour: string;
  readonly close_hour: string;
  readonly allDay: boolean;
  /** Null if no opening is known: the branch is closed for longer. */
  readonly next_open_time: string | null;
}

interface Writing extends Pick<I18n, 't'> {
  readonly format: Pick<Format, 'dateTime' | 'timeOfDay'>;
}

/** Returns the title and text for a branch that accepts no orders now. */
export function closedText(
  { format, t }: Writing,
  { allDay, close_hour, next_open_time: next, start_hour }: ClosedHours,
): { readonly title: string; readonly lines: readonly string[] } {
  const clock = (hour: string) => format.timeOfDay(Temporal.PlainTime.from(hour));
  const from = clock(start_hour);
  const to = clock(close_hour);
  const title = t('checkout:closedTitle');
  // "Usual hours", because "open daily" would promise an unknown opening.
  if (next === null) {
    const usual = allDay ? t('checkout:usualAllDay') : t('checkout:usualHours', { from, to });
    return { title, lines: [t('checkout:suspendedText'), usual, t('checkout:suspendedCart')] };
  }
  const daily = allDay ? t('checkout:openAllDay') : t('checkout:closedHours', { from, to });
  const time = format.dateTime(Temporal.Instant.from(next));
  return { title, lines: [daily, t('checkout:opensAgain', { time })] };
}
