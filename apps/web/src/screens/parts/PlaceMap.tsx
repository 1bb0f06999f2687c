import { cx } from '@claypot/ui';
import styles from './PlaceMap.module.css';
import { Town } from './Town.tsx';
import { townView } from './town-view.ts';

interface PlaceMapProps {
  /** What the picture is of, for those who do not see it. */
  readonly label: string;
  /** Decimal degrees. */
  readonly latitude: string;
  readonly longitude: string;
  /** Takes less of the screen: something else is what it is for. */
  readonly low?: boolean;
}

/** A drawn piece of town with a pin in its middle: no tiles, no outside host. */
export function PlaceMap({ label, latitude, longitude, low = false }: PlaceMapProps) {
  return (
    <div role="img" aria-label={label} className={cx(styles.map, low && styles.low)}>
      <Town viewBox={townView(latitude, longitude)} />
      <svg aria-hidden="true" focusable="false" viewBox="0 0 64 80" className={styles.pin}>
        <ellipse className={styles.shade} cx="32" cy="74" rx="13" ry="4.5" />
        <path
          className={styles.drop}
          d="M32 74C21 58.5 8 46 8 29.5a24 24 0 0 1 48 0C56 46 43 58.5 32 74z"
        />
        <circle className={styles.face} cx="32" cy="29" r="15.5" />
        <path
          className={styles.pot}
          d="M22.5 29h19a9.5 8.5 0 0 1-19 0zM24 26.5c1-4 4.5-6 8-6s7 2 8 6z"
        />
      </svg>
    </div>
  );
}
