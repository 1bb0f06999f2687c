import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { cx } from '../utils/cx.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './TextField.module.css';

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** A button that belongs to the field, beside it where there is room. */
    readonly action?: ReactNode;
    /** What the value is counted in, before it; the label says it too. */
    readonly unit?: string;
    /** `figure` is for the one number that a screen is about. */
    readonly look?: 'plain' | 'figure';
  };

/** One line of text. Set `type`, `inputMode` and `autoComplete` to what is asked for. */
export function TextField({
  label,
  hint,
  error,
  action,
  unit,
  look = 'plain',
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(described) => (
        <div className={cx(styles.row, styles[look])}>
          {unit !== undefined && (
            <span aria-hidden="true" className={styles.unit}>
              {unit}
            </span>
          )}
          <input
            {...input}
            {...described}
            className={cx(styles.control, error && styles.invalid)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {action}
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ label, hint, error, onChange, rows = 2, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(described) => (
        <textarea
          {...input}
          {...described}
          rows={rows}
          className={cx(styles.control, styles.area, error && styles.invalid)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
