import styles from './art.module.css';
import { Drawing } from './Drawing.tsx';

/** Drawing of a laid table with an empty plate. */
export function TableArt() {
  return (
    <Drawing viewBox="0 0 200 140">
      <ellipse className={styles.ground} cx="100" cy="76" rx="96" ry="60" />
      <ellipse className={styles.paper} cx="94" cy="80" rx="54" ry="36" />
      <ellipse className={styles.soft} cx="94" cy="80" rx="54" ry="36" />
      <ellipse className={styles.soft} cx="94" cy="80" rx="35" ry="22" />
      <path className={styles.wood} d="m158 36-12 76M168 40l-14 74" />
      <path className={styles.deep} d="M22 46h32a16 16 0 0 1-32 0z" />
      <ellipse className={styles.chili} cx="38" cy="46" rx="16" ry="5" />
      <path className={styles.steam} d="M32 36c-4-5 4-8 0-14M44 36c-4-5 4-8 0-14" />
    </Drawing>
  );
}
