import styles from './art.module.css';
import { Drawing } from './Drawing.tsx';

/** Drawing of a magnifying glass over an empty bowl. */
export function LensArt() {
  return (
    <Drawing viewBox="0 0 200 140">
      <ellipse className={styles.ground} cx="100" cy="78" rx="96" ry="56" />
      <path className={styles.paper} d="M40 70h104c0 30-20 46-52 46S40 100 40 70z" />
      <path className={styles.soft} d="M40 70h104c0 30-20 46-52 46S40 100 40 70zM74 118h36" />
      <path className={styles.wood} d="m28 40 62 28M24 52l58 22" />
      <circle className={styles.paper} cx="128" cy="52" r="28" />
      <circle className={styles.line} cx="128" cy="52" r="28" />
      <path className={styles.line} d="m148 73 24 26" />
      <path className={styles.steam} d="M120 60c-4-5 4-8 0-14M134 60c-4-5 4-8 0-14" />
    </Drawing>
  );
}
