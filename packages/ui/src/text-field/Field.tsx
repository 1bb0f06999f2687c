import { type ReactNode, useId } from 'react';
import { FieldNote } from './FieldNote.tsx';
import styles from './TextField.module.css';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message; if present, the field is marked invalid. */
  readonly error?: string | undefined;
}

interface Described {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly required: boolean | undefined;
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
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
