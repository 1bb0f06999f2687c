import styles from './TextField.module.css';

/**
 * Asterisk after the label of a required field; the control itself has `aria-required`. CSS draws
 * it, so that the text of the label stays the name of the field.
 */
export function RequiredMark() {
  return <span aria-hidden="true" className={styles.required} />;
}
