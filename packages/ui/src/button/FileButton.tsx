import type { InputHTMLAttributes, ReactNode } from 'react';
import { UnseenInput } from '../unseen-input/UnseenInput.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Button.module.css';
import own from './FileButton.module.css';

interface FileButtonProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className' | 'onChange'> {
  readonly children: ReactNode;
  readonly onChoose: (file: File) => void;
}

/** Native file input for one file that looks like a button. */
export function FileButton({ children, onChoose, ...input }: FileButtonProps) {
  return (
    <label className={cx(styles.button, styles.secondary, styles.md, own.button)}>
      <UnseenInput
        {...input}
        type="file"
        onChange={(event) => {
          const { currentTarget } = event;
          const file = currentTarget.files?.[0];
          // Reset, so that choosing the same file again fires an event.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <span className={styles.content}>{children}</span>
    </label>
  );
}
