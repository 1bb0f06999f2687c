import styles from './TextField.module.css';

/** Asterisk after the label of a required field; the control itself has `aria-required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={styles.required}>
      *
    </span>
  );
}
