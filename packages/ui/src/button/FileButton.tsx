import type { InputHTMLAttributes, ReactNode } from 'react';
import { UnseenInput } from '../unseen-input/UnseenInput.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Button.module.css';
import own from './FileButton.module.css';

interface FileButtonProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className' | 'onChange'> {
  /** The words on the button, which also name it. */
  readonly children: ReactNode;
  readonly onChoose: (file: File) => void;
}

/** A button that asks for one file: the browser's own control, in the look of the others. */
export function FileButton({ children, onChoose, ...input }: FileButtonProps) {
  return (
    <label className={cx(styles.button, styles.secondary, styles.md, own.button)}>
      <UnseenInput
        {...input}
        type="file"
        onChange={(event) => {
          const { currentTarget } = event;
          const file = currentTarget.files?.[0];
          // Else the same file could not be chosen a second time.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <span className={styles.content}>{children}</span>
    </label>
  );
}
