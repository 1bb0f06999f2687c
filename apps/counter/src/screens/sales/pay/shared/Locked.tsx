import type { ReactNode } from 'react';
import styles from './Pay.module.css';

interface LockedProps {
  /** True while a request is in progress. */
  readonly when: boolean;
  readonly children: ReactNode;
}

/** Controls that are disabled while a request is in progress. */
export function Locked({ when, children }: LockedProps) {
  return (
    <fieldset className={styles.locked} disabled={when}>
      {children}
    </fieldset>
  );
}
