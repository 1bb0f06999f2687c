import { type InputHTMLAttributes, useState } from 'react';
import { eyeIcon, eyeOffIcon } from '../icon/drawings/sign-in.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './PasswordField.module.css';
import control from './TextField.module.css';

type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange' | 'type'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Names the button that shows what was typed; its pressed state tells whether it does. */
    readonly showLabel: string;
    /** `current-password` or `new-password`, for password managers. */
    readonly autoComplete: 'current-password' | 'new-password';
    /** For password managers that make one up: what will be taken, e.g. `minlength: 6;`. */
    readonly rules?: string;
  };

/** A password, hidden until the reader asks to see it. */
export function PasswordField({
  label,
  hint,
  error,
  showLabel,
  rules,
  onChange,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(described) => (
        <div className={styles.box}>
          <input
            {...input}
            {...described}
            {...{ passwordrules: rules }}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cx(control.control, styles.input, error && control.invalid)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            aria-label={showLabel}
            aria-pressed={isShown}
            aria-controls={described.id}
            className={styles.show}
            onClick={() => setShown(!isShown)}
          >
            <Icon drawing={isShown ? eyeOffIcon : eyeIcon} />
          </button>
        </div>
      )}
    </Field>
  );
}
