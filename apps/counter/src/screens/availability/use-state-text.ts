import type { AvailabilityState, MarkEnd } from '@claypot/counter/availability';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';

/** Returns a function from the state of an item to its words. */
export function useStateText() {
  const { t } = useTranslation('counterAvailability');
  const format = useFormat();

  function markText(mark: MarkEnd): string {
    switch (mark.kind) {
      case 'notice':
        return t('state_notice');
      case 'tomorrow':
        return t('state_tomorrow', { time: format.time(mark.at) });
      case 'time':
        return t('state_time', { time: format.dateTime(mark.at) });
    }
  }

  return ({ because, mark, left }: AvailabilityState): string => {
    if (mark !== null) return markText(mark);
    if (because === 'portions') return t('state_portions');
    if (because === 'choices') return t('state_choices');
    return left === null ? t('state_available') : t('left', { left });
  };
}
