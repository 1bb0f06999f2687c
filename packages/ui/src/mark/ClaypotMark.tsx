import { cx } from '../utils/cx.ts';
import styles from './ClaypotMark.module.css';

interface ClaypotMarkProps {
  readonly size?: 'sm' | 'md' | 'lg';
  readonly steaming?: boolean;
}

/** Drawing of a claypot, the product's placeholder for missing pictures. Decorative. */
export function ClaypotMark({ size = 'md', steaming = false }: ClaypotMarkProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 96 96"
      className={cx(styles.mark, styles[size], steaming && styles.steaming)}
    >
      <path className={styles.steam} d="M36 24c-4-5 4-8 0-14" />
      <path className={styles.steam} d="M48 20c-4-5 4-8 0-14" />
      <path className={styles.steam} d="M60 24c-4-5 4-8 0-14" />
      <path className={styles.lid} d="M18 46c2-11 14-17 30-17s28 6 30 17z" />
      <path className={styles.knob} d="M42 29a6 4.5 0 0 1 12 0z" />
      <path
        className={styles.pot}
        d="M14 50h68a3 3 0 0 1 3 3.3C83.5 72 70 86 48 86S12.5 72 11 53.3A3 3 0 0 1 14 50z"
      />
      <path
        className={styles.handle}
        d="M12 56H7a3.5 3.5 0 0 0 0 7h7M84 56h5a3.5 3.5 0 0 1 0 7h-7"
      />
      <path className={styles.shine} d="M22 59c2 8 7 14 14 17" />
    </svg>
  );
}
