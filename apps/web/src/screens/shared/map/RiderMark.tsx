import type { PixelPoint } from '@claypot/domain/places';
import styles from './LocatorCard.module.css';

/** A rider on the way: a scooter on a round ground, in its place. */
export function RiderMark({ x, y }: PixelPoint) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.riderGround} r="17" />
      <g transform="translate(-12 -9) scale(0.18)" className={styles.rider}>
        <path d="M8 16a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v26H8z" />
        <path d="M10 70c0-15 9-24 24-24h28c4 0 6 2 7 6l2 9h14l9-33h-8a4 4 0 0 1 0-8h12a5 5 0 0 1 5 6l-5 22 9 12c3 4 1 10-4 10H88l-3 6H56a17 17 0 0 0-34 0H12z" />
        <circle className={styles.wheel} cx="39" cy="80" r="11" />
        <circle className={styles.wheel} cx="105" cy="80" r="11" />
      </g>
    </g>
  );
}
