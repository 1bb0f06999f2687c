import { isRecord } from '@claypot/counter/back-office';
import { CheckField } from '@claypot/ui';
import type { FieldProps } from '../field-props.ts';
import { useDraftForm } from '../form-context.ts';
import { useField } from '../use-field.ts';
import styles from './lists.module.css';

/** A record that is there or not, with its fields. */
export function RecordInput({ field, ...place }: FieldProps<'record'>) {
  const { Fields } = useDraftForm();
  const { path, name, label, bareHint, value, error, set } = useField(field, place);
  return (
    <div className={styles.record}>
      <CheckField
        name={name}
        label={label}
        hint={bareHint}
        error={error}
        checked={isRecord(value)}
        onChange={(checked) => set(checked ? field.initial : undefined)}
      />
      {isRecord(value) && (
        <div className={styles.inner}>
          <Fields fields={field.fields} record={value} path={path} />
        </div>
      )}
    </div>
  );
}
