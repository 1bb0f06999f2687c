import type { ReactNode } from 'react';
import styles from './Stack.module.css';

interface StackProps {
  readonly children: ReactNode;
  /** Multiples of four px. */
  readonly gap?: 1 | 2 | 3 | 4 | 6 | 8;
}

/** Things one under the other with an even distance. */
export function Stack({ children, gap = 4 }: StackProps) {
  return <div className={`${styles.stack} ${styles[`gap${gap}`]}`}>{children}</div>;
}
