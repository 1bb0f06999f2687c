import type { InputHTMLAttributes } from 'react';
import styles from './UnseenInput.module.css';

/**
 * Invisible native control for keyboard, touch and assistive technology; the visible one is drawn
 * next to it. It fills its nearest positioned ancestor, the label.
 */
export function UnseenInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>) {
  return <input {...props} className={styles.input} />;
}
