import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

/** Bar with the screen's main action, sticky at the bottom. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
