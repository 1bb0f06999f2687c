import styles from './art.module.css';
import { Drawing } from './Drawing.tsx';

/** Drawing of an empty pot with its lid and ingredients. */
export function PotArt() {
  return (
    <Drawing viewBox="0 0 200 140">
      <ellipse className={styles.ground} cx="100" cy="80" rx="96" ry="56" />
      <path className={styles.chili} d="M52 66h84c0 34-16 54-42 54S52 100 52 66z" />
      <path className={styles.deep} d="M52 66h84c0 5-.4 9.6-1.2 14H53.2C52.4 75.6 52 71 52 66z" />
      <ellipse className={styles.dark} cx="94" cy="66" rx="42" ry="11" />
      <path
        className={styles.chili}
        d="M40 70h12v9H42a4.5 4.5 0 0 1-2-9zM136 70h12a4.5 4.5 0 0 1-2 9h-10z"
      />
      <path className={styles.deep} d="M144 116c2-16 12-24 24-24s20 8 22 24z" />
      <circle className={styles.gold} cx="167" cy="89" r="5" />
      <path className={styles.leaf} d="M72 40c8-14 20-14 26-4-8 12-18 12-26 4z" />
      <circle className={styles.gold} cx="112" cy="28" r="9" />
      <circle className={styles.paper} cx="112" cy="28" r="4" />
      <path className={styles.chili} d="M120 50c10-2 16-8 16-18 6 10-2 22-16 18z" />
    </Drawing>
  );
}
