import styles from './NoWrapTimes.module.css';

/**
 * Short text with times or dates that breaks only at spaces. Chinese text could otherwise break
 * anywhere, for example between 早上 and 11:00.
 */
export function NoWrapTimes({ children }: { readonly children: string }) {
  return <span className={styles.times}>{children}</span>;
}
