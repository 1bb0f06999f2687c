import { formatPhone } from '@claypot/i18n';
import type { HoursConflict } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';

/** Returns texts of an order or a booking that does not fit. */
export function useConflictTexts() {
  const { t } = useTranslation('counterHours');
  const format = useFormat();
  return {
    /** `Booking R-20261225-0003` */
    name: ({ kind, number }: HoursConflict) =>
      kind === 'order' ? t('orderOf', { number }) : t('bookingOf', { number }),
    /** Time, customer, size and phone number. */
    detail: ({ at, customer_name, phone_no, seats }: HoursConflict) =>
      [
        at === null ? t('asSoonAsPossible') : format.dateTime(Temporal.Instant.from(at)),
        ...(seats === null ? [] : [t('guests', { count: seats })]),
        customer_name,
        ...(phone_no === null ? [] : [formatPhone(phone_no)]),
      ].join(' · '),
  };
}
