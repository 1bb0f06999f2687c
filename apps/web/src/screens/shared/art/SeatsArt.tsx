import styles from './art.module.css';
import { Drawing } from './Drawing.tsx';

/** Drawing of a table for two. */
export function SeatsArt() {
  return (
    <Drawing viewBox="0 0 112 112">
      <path className={styles.steam} d="M49 26c-4-5 4-8 0-14M63 26c-4-5 4-8 0-14" />
      <path
        className={styles.chili}
        d="M34 46h44a22 17 0 0 1-44 0zM38 42c1-8 9-12 18-12s17 4 18 12z"
      />
      <path
        className={styles.gold}
        d="M14 62h84a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4z"
      />
      <path className={styles.line} d="M56 74v28M42 104h28" />
      <path className={styles.line} d="M12 88h18M12 88v16M30 88v16M82 88h18M82 88v16M100 88v16" />
    </Drawing>
  );
}
