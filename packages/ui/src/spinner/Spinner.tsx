import styles from './Spinner.module.css';

/** Decorative rotating ring in the current text colour; adjacent text describes the operation. */
export function Spinner({ size = 'md' }: { readonly size?: 'md' | 'lg' }) {
  return <span aria-hidden="true" className={`${styles.spinner} ${styles[size]}`} />;
}
