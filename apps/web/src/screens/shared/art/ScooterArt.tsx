import styles from './art.module.css';
import { Drawing } from './Drawing.tsx';

/** Drawing of a delivery scooter in the current colour. */
export function ScooterArt() {
  return (
    <Drawing viewBox="0 0 132 96">
      <g fill="currentColor">
        <path d="M8 16a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v26H8z" />
        <path d="M10 70c0-15 9-24 24-24h28c4 0 6 2 7 6l2 9h14l9-33h-8a4 4 0 0 1 0-8h12a5 5 0 0 1 5 6l-5 22 9 12c3 4 1 10-4 10H88l-3 6H56a17 17 0 0 0-34 0H12z" />
      </g>
      <g stroke="currentColor" strokeWidth="7">
        <circle cx="39" cy="78" r="11" />
        <circle cx="105" cy="78" r="11" />
      </g>
      <path
        className={styles.chili}
        d="M17 30h28a14 11 0 0 1-28 0zM19 27c1-5 6-8 12-8s11 3 12 8z"
      />
    </Drawing>
  );
}
