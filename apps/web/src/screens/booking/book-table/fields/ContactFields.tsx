import type { BookingFormValues } from '@claypot/domain/booking';
import { CheckField, Stack } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { bindField, bindTick, type FormPart } from '../../../shared/forms/bind-field.ts';
import { ContactPhoneField } from '../../../shared/forms/ContactPhoneField.tsx';
import { NameField } from '../../../shared/forms/NameField.tsx';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';

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
