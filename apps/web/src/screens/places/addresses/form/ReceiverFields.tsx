import type { AddressFormValues } from '@claypot/domain/places';
import { CheckField, Stack, TextArea, TextField } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { bindField, bindTick, type FormPart } from '../../../shared/forms/bind-field.ts';
import { ContactPhoneField } from '../../../shared/forms/ContactPhoneField.tsx';
import { NameField } from '../../../shared/forms/NameField.tsx';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';

interface ReceiverFieldsProps extends FormPart<AddressFormValues> {
  /** False for the default address, which cannot be unset, only replaced. */
  readonly canBecomeDefault: boolean;
}

export function ReceiverFields({ canBecomeDefault, ...part }: ReceiverFieldsProps) {
  const { t } = useTranslation('addresses');
  return (
    <TitledCard title={t('details')}>
      <Stack gap={4}>
        <NameField {...bindField(part, 'mail_name')} label={t('name')} required />
        <ContactPhoneField {...bindField(part, 'mail_phone')} label={t('phone')} />
        <TextField {...bindField(part, 'mail_type')} label={t('type')} hint={t('typeHint')} />
        <TextArea {...bindField(part, 'notes')} label={t('notes')} hint={t('notesHint')} />
        {canBecomeDefault && (
          <CheckField {...bindTick(part, 'is_default')} label={t('makeDefault')} />
        )}
      </Stack>
    </TitledCard>
  );
}
