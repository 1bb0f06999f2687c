import type { BranchOpening } from '@claypot/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';

/** Says a branch's hours in a few words: when it closes today, or when it opens again. */
export function useOpeningText(): (opening: BranchOpening) => string {
  const { t } = useTranslation('branches');
  const format = useFormat();
  // "10:00 pm" is never parted by the end of a line.
  const timeOf = (at: Temporal.Instant) => format.time(at).replaceAll(' ', '\u00a0');
  return ({ open, allDay, today, next, suspended }) => {
    if (suspended) return t('suspended');
    if (next !== null) {
      const time = timeOf(next.at);
      if (next.day === 'today') return t('opensToday', { time });
      if (next.day === 'tomorrow') return t('opensTomorrow', { time });
      return t('opensLater', { date: format.date(next.at), time });
    }
    if (allDay && open) return t('openAllDay');
    // It opened yesterday and is open past midnight.
    if (today === null) return t('openNow');
    return t('openToday', { from: timeOf(today.from), to: timeOf(today.to) });
  };
}
