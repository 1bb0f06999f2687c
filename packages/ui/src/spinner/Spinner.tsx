import styles from './Spinner.module.css';

/** A turning ring in the current text colour; what is waited for is said beside it. */
export function Spinner({ size = 'md' }: { readonly size?: 'md' | 'lg' }) {
  return <span aria-hidden="true" className={`${styles.spinner} ${styles[size]}`} />;
}
