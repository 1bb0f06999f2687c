import type { ReactNode } from 'react';
import styles from './art.module.css';

interface DrawingProps {
  /** SVG view box; CSS sets the rendered width. */
  readonly viewBox: string;
  readonly children: ReactNode;
}

/** Frame of a decorative drawing, hidden from screen readers. */
export function Drawing({ viewBox, children }: DrawingProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox={viewBox} className={styles.art}>
      {children}
    </svg>
  );
}
