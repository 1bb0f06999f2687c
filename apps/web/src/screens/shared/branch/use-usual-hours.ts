import { isOpenAllDay } from '@claypot/domain/places';
import type { Branch } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

type UsualHours = Pick<Branch, 'start_hour' | 'close_hour'>;

/** Returns a formatter for a branch's usual opening hours. */
export function useUsualHours(): (hours: UsualHours) => string {
  const { t } = useTranslation('branches');
  const format = useFormat();
  const time = (hour: string) => format.timeOfDay(Temporal.PlainTime.from(hour));
  return (hours) =>
    isOpenAllDay(hours)
      ? t('openAllDay')
      : t('openDaily', { from: time(hours.start_hour), to: time(hours.close_hour) });
}
