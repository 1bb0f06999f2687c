import type { BookingFormValues } from '@claypot/domain/booking';
import { CheckField, Stack } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';
import { bindField, bindTick, type FormPart } from '../parts/bind-field.ts';
import { ContactPhoneField } from '../parts/ContactPhoneField.tsx';
import { NameField } from '../parts/NameField.tsx';
import { TitledCard } from '../parts/TitledCard.tsx';

/** Who is coming, and whether they want to be reminded. */
export function ContactFields({ part }: { readonly part: FormPart<BookingFormValues> }) {
  const { t } = useTranslation('booking');
  return (
    <TitledCard title={t('contact')}>
      <Stack gap={4}>
        <NameField {...bindField(part, 'customer_name')} label={t('name')} required />
        <ContactPhoneField {...bindField(part, 'phone_no')} label={t('phone')} />
        <CheckField
          {...bindTick(part, 'reminder')}
          label={t('reminder')}
          hint={t('reminderText')}
        />
      </Stack>
    </TitledCard>
  );
}
