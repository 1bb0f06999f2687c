import styles from './LocatorCard.module.css';

/** Map pin with its tip at the origin. */
export function PinMark() {
  return (
    <>
      <rect className={styles.grip} x="-28" y="-60" width="56" height="72" rx="28" />
      <ellipse className={styles.shade} cx="0" cy="0" rx="10" ry="3.5" />
      <g className={styles.lifted}>
        <path
          className={styles.drop}
          d="M0 0C-8.4-11.7-18.4-21-18.4-33.6a18.4 18.4 0 0 1 36.8 0C18.4-21 8.4-11.7 0 0z"
        />
        <circle className={styles.face} cx="0" cy="-34" r="11.8" />
        <path
          className={styles.pot}
          d="M-7.3-34h14.6a7.3 6.5 0 0 1-14.6 0zM-6.1-36c.8-3 3.5-4.6 6.1-4.6s5.3 1.6 6.1 4.6z"
        />
      </g>
    </>
  );
}
