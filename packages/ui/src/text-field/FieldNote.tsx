import { warningIcon } from '../icon/drawings/frame.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './TextField.module.css';

interface FieldNoteProps {
  /** Id for the control's `aria-describedby`. */
  readonly id: string;
  readonly hint?: string | undefined;
  /** Replaces the hint. */
  readonly error?: string | undefined;
}

/** Note below a control: its error, else its hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  const note = error ?? hint;
  if (note === undefined) return null;
  return (
    <p id={id} className={error === undefined ? styles.hint : styles.error}>
      {error !== undefined && <Icon drawing={warningIcon} size={16} />}
      <span>{note}</span>
    </p>
  );
}
