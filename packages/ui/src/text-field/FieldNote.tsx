import { warningIcon } from '../icon/drawings/frame.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './TextField.module.css';

interface FieldNoteProps {
  /** What the control names as its description. */
  readonly id: string;
  readonly hint?: string | undefined;
  /** Stands in the hint's place. */
  readonly error?: string | undefined;
}

/** What stands under a control: what is wrong with it, or else what helps to fill it in. */
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
