import type { VisitSlot } from '@claypot/domain/booking';
import { formatPhone } from '@claypot/i18n';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useVisitTime } from '../../../shared/booking/use-visit-time.ts';

interface SorryText {
  readonly notTaken: (contactNo: string) => string;
  readonly full: (party: number, slot: VisitSlot) => string;
  readonly timeUnavailable: (slot: VisitSlot) => string;
  readonly tooLarge: (most: number, contactNo: string) => string;
}

/** Returns formatters for the reasons why a branch has no table. */
export function useSorryText(branch: string): SorryText {
  const { t } = useTranslation('booking');
  const { dateTime } = useVisitTime();
  const phone = (number: string) => formatPhone(number).replaceAll(' ', '\u00a0');
  return {
    notTaken: (contactNo) => t('sorryNotTaken', { branch, phone: phone(contactNo) }),
    full: (count, slot) => t('sorryFull', { guests: t('party', { count }), time: dateTime(slot) }),
    timeUnavailable: (slot) => t('sorryTime', { time: dateTime(slot) }),
    tooLarge: (most, contactNo) => t('sorryTooLarge', { branch, most, phone: phone(contactNo) }),
  };
}
