import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** Use `h2` for a heading, which must not be inside a line of text. */
  readonly as?: 'span' | 'h2';
  readonly id?: string;
  readonly children: ReactNode;
}

export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
