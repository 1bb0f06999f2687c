import type { i18n as I18n } from 'i18next';
import type { Format } from './format.ts';

type Moment = Parameters<Format['time']>[0];

interface Opening {
  readonly open: boolean;
  readonly allDay: boolean;
  /**
   * Opening hours that begin today; null if none do. The branch may still be open since yesterday.
   */
  readonly today: { readonly from: Moment; readonly to: Moment } | null;
  /** Next opening, if it must be shown. */
  readonly next: { readonly at: Moment; readonly day: 'today' | 'tomorrow' | 'later' } | null;
  /** True if closed without a known next opening. */
  readonly suspended: boolean;
}

interface Writing extends Pick<I18n, 't'> {
  readonly format: Pick<Format, 'date' | 'time'>;
}

/**
 * Returns a short text about a branch's hours: suspended, its next opening, open around the clock,
 * or today's hours.
 */
export function openingText({ t, format }: Writing, opening: Opening): string {
  const { allDay, next, open, suspended, today } = opening;
  if (suspended) return t('branches:suspended');
  if (next !== null) {
    const time = format.time(next.at);
    if (next.day === 'today') return t('branches:opensToday', { time });
    if (next.day === 'tomorrow') return t('branches:opensTomorrow', { time });
    return t('branches:opensLater', { date: format.date(next.at), time });
  }
  if (allDay && open) return t('branches:openAllDay');
  // It opened yesterday and stays open past midnight.
  if (today === null) return t('branches:openNow');
  return t('branches:openToday', { from: format.time(today.from), to: format.time(today.to) });
}
