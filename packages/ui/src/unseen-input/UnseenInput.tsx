import type { InputHTMLAttributes } from 'react';
import styles from './UnseenInput.module.css';

/**
 * The browser's own control, there for keys, touch and assistive technology; what is seen is drawn
 * beside it. It fills the nearest positioned element around it, which is its label.
 */
export function UnseenInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>) {
  return <input {...props} className={styles.input} />;
}
