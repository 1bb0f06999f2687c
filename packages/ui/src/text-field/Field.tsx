import { type ReactNode, useId } from 'react';
import { FieldNote } from './FieldNote.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import styles from './TextField.module.css';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message; if present, the field is marked invalid. */
  readonly error?: string | undefined;
  /**
   * True if the form rejects an empty value: the label has an asterisk, and the control
   * `aria-required`. The native attribute would make screen readers announce an empty field as
   * invalid before the customer typed anything.
   */
  readonly required?: boolean | undefined;
}

interface Described {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (described: Described) => ReactNode;
}

/** Control with a label above and a note below, connected for assistive technology. */
export function Field({ label, hint, error, required, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
