import type { ReactNode } from 'react';
import styles from './Stack.module.css';

interface StackProps {
  readonly children: ReactNode;
  /** Gap in multiples of 4 px. */
  readonly gap?: 1 | 2 | 3 | 4 | 6 | 8;
}

export function Stack({ children, gap = 4 }: StackProps) {
  return <div className={`${styles.stack} ${styles[`gap${gap}`]}`}>{children}</div>;
}
