import type { FieldChange, FieldErrors } from '@claypot/domain/machines';
import type { OrderFormValues } from '@claypot/domain/ordering';
import type { FulfilmentMethod } from '@claypot/domain/places';
import { Stack, TextField } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { bindField } from '../../../shared/forms/bind-field.ts';
import { ContactPhoneField } from '../../../shared/forms/ContactPhoneField.tsx';
import { NameField } from '../../../shared/forms/NameField.tsx';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import { FULFILMENT_WORDS } from '../fulfilment/fulfilment-words.ts';

type BuyerValues = Pick<OrderFormValues, 'full_name' | 'email' | 'phone'>;

interface BuyerFieldsProps {
  readonly method: FulfilmentMethod;
  readonly values: BuyerValues;
  readonly errors: FieldErrors<keyof BuyerValues>;
  readonly onChange: (change: FieldChange<BuyerValues>) => void;
}

export function BuyerFields({ method, values, errors, onChange }: BuyerFieldsProps) {
  const { t } = useTranslation(['checkout', 'validation']);
  const fieldErrorAt = (field: keyof BuyerValues) =>
    errors[field] && t(`validation:${errors[field]}`);
  const part = { values, fieldErrorAt, onChange };
  return (
    <TitledCard title={t(FULFILMENT_WORDS[method].buyer)}>
      <Stack gap={4}>
        <NameField {...bindField(part, 'full_name')} label={t('fullName')} required />
        <TextField
          {...bindField(part, 'email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
        />
        <ContactPhoneField {...bindField(part, 'phone')} label={t('phone')} />
      </Stack>
    </TitledCard>
  );
}
