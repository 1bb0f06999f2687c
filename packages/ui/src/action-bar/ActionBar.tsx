import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

/** The screen's main action, at the bottom, always in reach. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
