import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** A heading must be one itself: it may not stand inside a line of text. */
  readonly as?: 'span' | 'h2';
  readonly id?: string;
  readonly children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
