import styles from './NoWrap.module.css';

/**
 * Amount, number or code on one line, excluded from browser translation. Not for sentences, which
 * must be translated.
 */
export function NoWrap({ children }: { readonly children: string }) {
  return (
    <span translate="no" className={styles.whole}>
      {children}
    </span>
  );
}
