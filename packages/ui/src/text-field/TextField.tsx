import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { cx } from '../utils/cx.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './TextField.module.css';

type TextFieldProps = FieldProps &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'aria-required' | 'className' | 'onChange' | 'required'
  > & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Button of the field, next to it if there is room. */
    readonly action?: ReactNode;
    /** Unit shown before the value; the label must contain it too. */
    readonly unit?: string;
    /** `figure` for the main number of a screen. */
    readonly look?: 'plain' | 'figure';
  };

/** Single-line text field. Set `type`, `inputMode` and `autoComplete` to match the content. */
export function TextField({
  label,
  hint,
  error,
  required,
  action,
  unit,
  look = 'plain',
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
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
  Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'aria-required' | 'className' | 'onChange' | 'required'
  > & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** Multi-line text field; grows with its content if the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  required,
  onChange,
  rows = 2,
  ...input
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(described) => (
        <textarea
          {...input}
          {...described}
          rows={rows}
          className={cx(styles.control, styles.area, error && styles.invalid)}
          onChange={(event) => onChange(event.currentTarget.value)}
          // Browsers scroll only the caret into view, so a bar may cover the field's first line.
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      )}
    </Field>
  );
}
