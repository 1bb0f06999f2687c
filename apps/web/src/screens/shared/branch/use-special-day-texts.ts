import type { BranchOpening } from '@claypot/domain/places';
import { specialDayText } from '@claypot/i18n';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Returns a formatter of the days with other hours: `Closed on Friday, 25 December · Christmas`. */
export function useSpecialDayTexts(): (days: BranchOpening['specialDays']) => readonly string[] {
  const { t } = useTranslation().i18n;
  const { day, timeOfDay } = useFormat();
  const format = {
    day,
    // Non-breaking spaces keep "10:00 pm" on one line.
    timeOfDay: (time: Parameters<typeof timeOfDay>[0]) => timeOfDay(time).replaceAll(' ', '\u00a0'),
  };
  return (days) => days.map((each) => specialDayText({ t, format }, each));
}
