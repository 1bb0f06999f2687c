import { Stack, TextArea } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../parts/TitledCard.tsx';
import { AddressField, type AddressFormPart } from './AddressField.tsx';
import styles from './ReceiverFields.module.css';

interface ReceiverFieldsProps extends AddressFormPart {
  /** The default one stays it until another becomes it. */
  readonly canBecomeDefault: boolean;
}

/** Who opens the door, and what the address is called. */
export function ReceiverFields({ canBecomeDefault, ...part }: ReceiverFieldsProps) {
  const { t } = useTranslation(['addresses', 'validation']);
  const { errors, values } = part.form;
  return (
    <TitledCard title={t('details')}>
      <Stack gap={4}>
        <AddressField
          {...part}
          name="mail_name"
          label={t('name')}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <AddressField
          {...part}
          name="mail_phone"
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="012-345 6789"
          required
        />
        <AddressField {...part} name="mail_type" label={t('type')} hint={t('typeHint')} />
        <TextArea
          name="notes"
          label={t('notes')}
          hint={t('notesHint')}
          value={values.notes ?? ''}
          error={errors.notes && t(`validation:${errors.notes}`)}
          onChange={(value) => part.onChange('notes', value)}
        />
        {canBecomeDefault && (
          <label className={styles.default}>
            <input
              type="checkbox"
              name="is_default"
              className={styles.box}
              checked={values.is_default === '1'}
              onChange={(event) =>
                part.onChange('is_default', event.currentTarget.checked ? '1' : '0')
              }
            />
            {t('makeDefault')}
          </label>
        )}
      </Stack>
    </TitledCard>
  );
}
