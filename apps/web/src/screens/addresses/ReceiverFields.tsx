import type { AddressFormValues } from '@claypot/domain';
import { Stack, TextArea, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { bindField, type FormPart } from '../parts/bind-field.ts';
import { TitledCard } from '../parts/TitledCard.tsx';
import styles from './ReceiverFields.module.css';

interface ReceiverFieldsProps extends FormPart<AddressFormValues> {
  /** The default one stays it until another becomes it. */
  readonly canBecomeDefault: boolean;
}

/** Who opens the door, and what the address is called. */
export function ReceiverFields({ canBecomeDefault, ...part }: ReceiverFieldsProps) {
  const { t } = useTranslation('addresses');
  return (
    <TitledCard title={t('details')}>
      <Stack gap={4}>
        <TextField
          {...bindField(part, 'mail_name')}
          label={t('name')}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <TextField
          {...bindField(part, 'mail_phone')}
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="012-345 6789"
          required
        />
        <TextField {...bindField(part, 'mail_type')} label={t('type')} hint={t('typeHint')} />
        <TextArea {...bindField(part, 'notes')} label={t('notes')} hint={t('notesHint')} />
        {canBecomeDefault && (
          <label className={styles.default}>
            <input
              type="checkbox"
              name="is_default"
              className={styles.box}
              checked={part.values.is_default}
              onChange={(event) =>
                part.onChange({ field: 'is_default', value: event.currentTarget.checked })
              }
            />
            {t('makeDefault')}
          </label>
        )}
      </Stack>
    </TitledCard>
  );
}
