import type { i18n as I18n } from 'i18next';
import type { Format } from './format.ts';
import { joinPeriods } from './week-hours-text.ts';

type Moment = Parameters<Format['time']>[0];

interface Opening {
  readonly open: boolean;
  readonly allDay: boolean;
  /**
   * Opening periods that begin today; empty if none do. The branch may still be open since
   * yesterday.
   */
  readonly today: readonly { readonly opens: Moment; readonly closes: Moment }[];
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
  if (today.length === 0) return t('branches:openNow');
  if (today.some(isWholeDay)) return t('branches:openTodayAllDay');
  const periods = today.map(({ closes, opens }) =>
    t('branches:period', { from: format.time(opens), to: format.time(closes) }),
  );
  return t('branches:openToday', { hours: joinPeriods(t, periods) });
}

function isWholeDay({ closes, opens }: Opening['today'][number]): boolean {
  return closes.epochMilliseconds - opens.epochMilliseconds >= 24 * 3_600_000;
}
