import { textOf } from '@claypot/counter/back-office';
import { periodOf, periodText } from '@claypot/counter/hours';
import { TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import texts from './notes/notes.module.css';
import { useField } from './use-field.ts';

/** One time range for every day. */
export function RangeInput({ field, ...place }: FieldProps<'range'>) {
  const { t } = useTranslation('counterBackOffice');
  const { name, label, hint, value, error, set } = useField(field, place);
  const times = periodOf(textOf(value));
  const write = (changed: Partial<typeof times>) => {
    const { open, close } = { ...times, ...changed };
    set(open === '' && close === '' ? undefined : periodText({ open, close }));
  };
  return (
    <fieldset className={styles.pair}>
      <legend className={texts.label}>{label}</legend>
      <TextField
        type="time"
        name={name}
        label={t('from')}
        hint={hint}
        error={error}
        value={times.open}
        onChange={(open) => write({ open })}
      />
      <TextField
        type="time"
        label={t('until')}
        hint={t('optional')}
        value={times.close}
        onChange={(close) => write({ close })}
      />
    </fieldset>
  );
}
