import styles from './NoWrapTimes.module.css';

/**
 * Few words with times or dates in them, parted at their spaces only: Chinese would else be parted
 * anywhere, as 早上 from its 11:00.
 */
export function NoWrapTimes({ children }: { readonly children: string }) {
  return <span className={styles.times}>{children}</span>;
}
