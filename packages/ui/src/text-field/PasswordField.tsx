import { type InputHTMLAttributes, useState } from 'react';
import { eyeIcon, eyeOffIcon } from '../icon/drawings/sign-in.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './PasswordField.module.css';
import control from './TextField.module.css';

type PasswordFieldProps = FieldProps &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'aria-required' | 'className' | 'onChange' | 'required' | 'type'
  > & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /**
     * Accessible name of the reveal button; its pressed state shows whether the password is
     * visible.
     */
    readonly showLabel: string;
    /** `current-password` or `new-password`, for password managers. */
    readonly autoComplete: 'current-password' | 'new-password';
    /** Rules for password generators, e.g. `minlength: 6;`. */
    readonly rules?: string;
  };

/** Password field with a button that reveals the password. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  showLabel,
  rules,
  onChange,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
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
