import { variantOf, withVariant } from '@claypot/counter/back-office';
import { Select } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import { useDraftForm } from '../form-context.ts';
import styles from './lists.module.css';

/** Alternatives, and the fields of the chosen one. */
export function VariantsInput({ field, record, path }: FieldProps<'variants'>) {
  const { t } = useTranslation('counterBackOfficeFields');
  const { edit, Fields } = useDraftForm();
  const active = variantOf(field, record);
  const choose = (label: string) => {
    const chosen = field.variants.find((variant) => variant.label === label);
    if (chosen === undefined) return;
    const changed = withVariant(field, record, chosen);
    const names = new Set([...Object.keys(record), ...Object.keys(changed)]);
    for (const name of names) {
      if (changed[name] !== record[name]) {
        edit({ type: 'SET', path: [...path, name], value: changed[name] });
      }
    }
  };
  return (
    <div className={styles.variants}>
      {field.isChosen && (
        <Select
          label={t(field.label)}
          value={active?.label ?? ''}
          choices={field.variants.map(({ label }) => ({ value: label, label: t(label) }))}
          onChange={choose}
        />
      )}
      <Fields fields={active?.fields ?? []} record={record} path={path} />
    </div>
  );
}
