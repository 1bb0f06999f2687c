import { weekHours } from '@claypot/domain/places';
import { dailyHoursText, type WeekHoursText, weekHoursText } from '@claypot/i18n';
import type { WeekHours } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface WeekTexts {
  /** The hours in one sentence if all seven days are equal, else null. */
  readonly daily: string | null;
  readonly lines: readonly WeekHoursText[];
}

/** Returns a formatter of the opening hours of a week. */
export function useWeekHours(): (hours: WeekHours) => WeekTexts {
  const { t } = useTranslation().i18n;
  const { timeOfDay, weekday } = useFormat();
  const format = {
    weekday,
    // Non-breaking spaces keep "10:00 pm" on one line.
    timeOfDay: (time: Parameters<typeof timeOfDay>[0]) => timeOfDay(time).replaceAll(' ', '\u00a0'),
  };
  return (hours) => {
    const lines = weekHours(hours);
    return {
      daily: dailyHoursText({ t, format }, lines),
      lines: weekHoursText({ t, format }, lines),
    };
  };
}
