import type { FormView } from '@claypot/domain';
import { Stack, TextArea, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../parts/TitledCard.tsx';
import styles from './AddressFields.module.css';

/** In the form's own order, which is the order in which it names what is at fault. */
const FIELDS = [
  { name: 'mail_name', label: 'name', input: { autoComplete: 'name', autoCapitalize: 'words' } },
  {
    name: 'mail_phone',
    label: 'phone',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', placeholder: '012-345 6789' },
  },
  { name: 'mail_unit_no', label: 'unitNo', input: { autoComplete: 'address-line1' } },
] as const;

interface AddressFieldsProps {
  readonly values: FormView['values'];
  readonly errors: FormView['errors'];
  /** The default one stays it until another becomes it. */
  readonly canBecomeDefault: boolean;
  readonly onChange: (field: string, value: string) => void;
}

/** Which door it is, and who opens it. */
export function AddressFields({ values, errors, canBecomeDefault, onChange }: AddressFieldsProps) {
  const { t } = useTranslation(['addresses', 'checkout']);
  const errorOf = (name: string) => errors[name] && t(`checkout:${errors[name]}`);
  return (
    <TitledCard title={t('details')}>
      <Stack gap={4}>
        {FIELDS.map(({ name, label, input }) => (
          <TextField
            key={name}
            {...input}
            name={name}
            label={t(label)}
            required
            value={values[name] ?? ''}
            error={errorOf(name)}
            onChange={(value) => onChange(name, value)}
          />
        ))}
        <TextField
          name="mail_type"
          label={t('type')}
          hint={t('typeHint')}
          value={values.mail_type ?? ''}
          error={errorOf('mail_type')}
          onChange={(value) => onChange('mail_type', value)}
        />
        <TextArea
          name="notes"
          label={t('notes')}
          hint={t('notesHint')}
          value={values.notes ?? ''}
          error={errorOf('notes')}
          onChange={(value) => onChange('notes', value)}
        />
        {canBecomeDefault && (
          <label className={styles.default}>
            <input
              type="checkbox"
              name="is_default"
              className={styles.box}
              checked={values.is_default === '1'}
              onChange={(event) => onChange('is_default', event.currentTarget.checked ? '1' : '0')}
            />
            {t('makeDefault')}
          </label>
        )}
      </Stack>
    </TitledCard>
  );
}
