import styles from './art.module.css';
import { Drawing } from './Drawing.tsx';

/** Drawing of a building with a map pin. */
export function DoorArt() {
  return (
    <Drawing viewBox="0 0 200 140">
      <ellipse className={styles.ground} cx="100" cy="84" rx="96" ry="52" />
      <path className={styles.sunken} d="M18 76h36v42H18zM146 66h36v52h-36z" />
      <path
        className={styles.soft}
        d="M26 88h8M38 88h8M26 100h8M38 100h8M154 78h8M166 78h8M154 92h8M166 92h8"
      />
      <path className={styles.paper} d="M58 74 100 46l42 28v44H58z" />
      <path className={styles.line} d="M52 78 100 46l48 32" />
      <path className={styles.deep} d="M88 118V92a12 12 0 0 1 24 0v26z" />
      <circle className={styles.gold} cx="107" cy="104" r="2.5" />
      <path className={styles.gold} d="M66 86h12v12H66zM122 86h12v12h-12z" />
      <path className={styles.line} d="M14 118h172" />
      <path
        className={styles.chili}
        d="M100 58c-9-12-17-19-17-30a17 17 0 0 1 34 0c0 11-8 18-17 30z"
      />
      <circle className={styles.paper} cx="100" cy="28" r="7" />
    </Drawing>
  );
}
