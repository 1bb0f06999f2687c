import { Icon, warningIcon } from '@claypot/ui';
import styles from './notes.module.css';

interface FieldNoteProps {
  readonly id?: string | undefined;
  readonly hint: string | undefined;
  /** Replaces the hint. */
  readonly error: string | undefined;
}

/** Hint or problem below the label of a field that has several controls. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  const text = error ?? hint;
  if (text === undefined) return null;
  return (
    <p id={id} className={error === undefined ? styles.hint : styles.error}>
      {error !== undefined && <Icon drawing={warningIcon} size={16} />}
      <span>{text}</span>
    </p>
  );
}
