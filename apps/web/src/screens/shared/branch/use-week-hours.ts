import { weekHours } from '@claypot/domain/places';
import { dailyHoursText, weekHoursText } from '@claypot/i18n';
import type { WeekHours } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface WeekHoursText {
  /** The hours in one sentence if all seven days are equal, else null. */
  readonly daily: string | null;
  /** Hours of consecutive equal weekdays. `first` and `last` are ISO weekdays. */
  readonly lines: readonly {
    readonly days: string;
    readonly hours: string;
    readonly first: number;
    readonly last: number;
  }[];
}

/** Returns a formatter of the opening hours of a week. */
export function useWeekHours(): (hours: WeekHours) => WeekHoursText {
  const { t } = useTranslation().i18n;
  const { timeOfDay, weekday } = useFormat();
  const format = {
    weekday,
    // Non-breaking spaces keep "10:00 pm" on one line.
    timeOfDay: (time: Parameters<typeof timeOfDay>[0]) => timeOfDay(time).replaceAll(' ', '\u00a0'),
  };
  return (hours) => {
    const lines = weekHours(hours);
    const texts = weekHoursText({ t, format }, lines);
    return {
      daily: dailyHoursText({ t, format }, lines),
      lines: lines.flatMap(({ first, last }, index) => {
        const text = texts[index];
        return text === undefined ? [] : [{ ...text, first, last }];
      }),
    };
  };
}
