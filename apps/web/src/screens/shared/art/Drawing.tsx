import type { ReactNode } from 'react';
import styles from './art.module.css';

interface DrawingProps {
  /** In units of its own; the width is given by where it stands. */
  readonly viewBox: string;
  readonly children: ReactNode;
}

/** The paper a drawing is made on. Decorative: the words beside it say what there is to say. */
export function Drawing({ viewBox, children }: DrawingProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox={viewBox} className={styles.art}>
      {children}
    </svg>
  );
}
