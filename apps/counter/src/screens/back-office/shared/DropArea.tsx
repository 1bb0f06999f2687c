import { cx, UnseenInput } from '@claypot/ui';
import { type DragEvent, useState } from 'react';
import styles from './DropArea.module.css';

interface DropAreaProps {
  /** Label of the button. */
  readonly label: string;
  /** Text below the button, for a pointer that can drag. */
  readonly hint: string;
  /** Accepted types, as of a file input. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Native file input that also takes dropped files. */
export function DropArea({ label, hint, accept, multiple, disabled, onFiles }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!disabled);
  };
  return (
    <label
      className={cx(styles.area, isOver && styles.over, disabled && styles.disabled)}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!disabled) take(event.dataTransfer.files);
      }}
    >
      <UnseenInput
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Reset, so that choosing the same file again fires an event.
          currentTarget.value = '';
        }}
      />
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>{hint}</span>
    </label>
  );
}
