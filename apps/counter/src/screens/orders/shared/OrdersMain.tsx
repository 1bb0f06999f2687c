import type { ReactNode } from 'react';
import styles from './OrdersMain.module.css';

/** Main landmark of a screen of orders. */
export function OrdersMain({ children }: { readonly children: ReactNode }) {
  return <main className={styles.main}>{children}</main>;
}
