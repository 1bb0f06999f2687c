import type { BookingFormValues } from '@claypot/domain';
import { CheckField, Stack, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { bindField, type FormPart } from '../parts/bind-field.ts';
import { TitledCard } from '../parts/TitledCard.tsx';

/** Who is coming, and whether they want to be reminded. */
export function ContactFields({ part }: { readonly part: FormPart<BookingFormValues> }) {
  const { t } = useTranslation('booking');
  const { name, onChange, value } = bindField(part, 'reminder');
  return (
    <TitledCard title={t('contact')}>
      <Stack gap={4}>
        <TextField
          {...bindField(part, 'customer_name')}
          label={t('name')}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          required
        />
        <TextField
          {...bindField(part, 'phone_no')}
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="012-345 6789"
          required
        />
        <CheckField
          name={name}
          label={t('reminder')}
          hint={t('reminderText')}
          checked={value}
          onChange={onChange}
        />
      </Stack>
    </TitledCard>
  );
}
