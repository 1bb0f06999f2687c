import styles from './NoWrap.module.css';

/**
 * Amount, number or code: on one line, and left as it is by the browser's translation. Not for
 * sentences, which a translated page has to show translated.
 */
export function NoWrap({ children }: { readonly children: string }) {
  return (
    <span translate="no" className={styles.whole}>
      {children}
    </span>
  );
}
