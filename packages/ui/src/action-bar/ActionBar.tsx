import type { ReactNode } from 'react';
import { stickyBottomRef } from '../screen/sticky-bars.ts';
import styles from './ActionBar.module.css';

/** Bar with the screen's main action, sticky at the bottom. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={stickyBottomRef} data-sticky-bar="" className={styles.bar}>
      {children}
    </div>
  );
}
