import styles from './art.module.css';
import { Drawing } from './Drawing.tsx';

export function BagArt() {
  return (
    <Drawing viewBox="0 0 112 112">
      <path className={styles.steam} d="M44 20c-4-5 4-8 0-14M58 20c-4-5 4-8 0-14" />
      <path className={styles.sunken} d="M78 34h14l8 62a6 6 0 0 1-6 7H80z" />
      <path className={styles.gold} d="M20 34h62v69H18a6 6 0 0 1-6-7z" />
      <path className={styles.line} d="M36 34c0-12 6-14 13-14s13 2 13 14" />
      <path
        className={styles.chili}
        d="M30 66h34a17 15 0 0 1-34 0zM33 62c1-6 7-10 14-10s13 4 14 10z"
      />
    </Drawing>
  );
}
