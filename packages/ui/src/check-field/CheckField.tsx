import { type ReactNode, useId } from 'react';
import { FieldNote } from '../text-field/FieldNote.tsx';
import { RequiredMark } from '../text-field/RequiredMark.tsx';
import styles from './CheckField.module.css';

interface CheckFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function CheckField(props: CheckFieldProps) {
  const { name, label, hint, error, required, checked, onChange } = props;
  const hintId = useId();
  const errorId = useId();
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean);
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          className={styles.box}
          checked={checked}
          aria-required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described.join(' ') || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.words}>
          <span>
            <span>{label}</span>
            {required && <RequiredMark />}
          </span>
          {hint !== undefined && (
            <span id={hintId} aria-hidden="true" className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldNote id={errorId} error={error} />
    </div>
  );
}
