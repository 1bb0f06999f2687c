import styles from './Whole.module.css';

/** Text that is read as one word, as an order's number is, and stays on one line. */
export function Whole({ children }: { readonly children: string }) {
  return (
    <span translate="no" className={styles.whole}>
      {children}
    </span>
  );
}
