import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** Use `h2` for a heading, which must not be inside a line of text. */
  readonly as?: 'span' | 'h2';
  readonly id?: string;
  /** True if the text shows that something loads, which nothing does without script. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

export function VisuallyHidden({
  as: Element = 'span',
  id,
  isLoading,
  children,
}: VisuallyHiddenProps) {
  return (
    <Element id={id} data-loading={isLoading || undefined} className={styles.hidden}>
      {children}
    </Element>
  );
}
