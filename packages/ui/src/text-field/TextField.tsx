import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './TextField.module.css';

interface Field {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Says what is wrong; its presence marks the field invalid. */
  readonly error?: string | undefined;
}

type TextFieldProps = Field &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** One line of text. Set `type`, `inputMode` and `autoComplete` to what is asked for. */
export function TextField({ label, hint, error, onChange, ...input }: TextFieldProps) {
  return (
    <Frame label={label} hint={hint} error={error} required={input.required}>
      {(described) => (
        <input
          {...input}
          {...described}
          className={cx(styles.control, error && styles.invalid)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Frame>
  );
}

type TextAreaProps = Field &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ label, hint, error, onChange, rows = 2, ...input }: TextAreaProps) {
  return (
    <Frame label={label} hint={hint} error={error} required={input.required}>
      {(described) => (
        <textarea
          {...input}
          {...described}
          rows={rows}
          className={cx(styles.control, styles.area, error && styles.invalid)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Frame>
  );
}

interface Described {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FrameProps extends Field {
  readonly required: boolean | undefined;
  readonly children: (described: Described) => ReactNode;
}

function Frame({ label, hint, error, required, children }: FrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.required}>
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {error !== undefined && <Icon name="warning" size={16} />}
          {note}
        </p>
      )}
    </div>
  );
}
