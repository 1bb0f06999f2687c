import styles from './PlaceMap.module.css';

/** Footprints of houses: x, y, width, height. */
const HOUSES = [
  [40, 40, 60, 34],
  [112, 40, 34, 34],
  [40, 86, 42, 40],
  [94, 86, 52, 40],
  [190, 36, 48, 44],
  [250, 36, 70, 44],
  [190, 92, 84, 34],
  [286, 92, 34, 34],
  [366, 40, 40, 86],
  [418, 40, 66, 38],
  [418, 90, 66, 36],
  [532, 44, 54, 50],
  [598, 44, 76, 34],
  [598, 90, 44, 38],
  [40, 176, 72, 40],
  [124, 176, 24, 84],
  [40, 228, 72, 32],
  [366, 176, 52, 34],
  [430, 176, 54, 58],
  [366, 222, 52, 40],
  [534, 178, 70, 36],
  [616, 178, 60, 82],
  [534, 226, 70, 34],
  [40, 312, 46, 72],
  [98, 312, 50, 34],
  [98, 358, 50, 26],
  [192, 312, 60, 40],
  [264, 312, 56, 72],
  [192, 364, 60, 20],
  [366, 314, 118, 32],
  [366, 358, 44, 40],
  [422, 358, 62, 40],
  [534, 312, 44, 84],
  [590, 312, 86, 40],
  [590, 364, 86, 32],
  [40, 436, 108, 44],
  [192, 434, 60, 46],
  [264, 434, 56, 46],
  [368, 446, 50, 38],
  [430, 446, 54, 38],
  [534, 444, 142, 40],
] as const;

/** Trees of the park: x, y. */
const TREES = [
  [206, 190],
  [228, 246],
  [252, 196],
  [284, 232],
  [304, 188],
  [306, 254],
] as const;

/** The drawing: houses, streets, a park and a river, turned a little as towns are. */
export function Town({ viewBox }: { readonly viewBox: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={styles.town}
    >
      <g transform="rotate(-11 360 260)">
        {HOUSES.map(([x, y, width, height]) => (
          <rect
            key={`${x} ${y}`}
            className={styles.house}
            x={x}
            y={y}
            width={width}
            height={height}
            rx="4"
          />
        ))}
        <rect className={styles.park} x="186" y="170" width="140" height="96" rx="14" />
        {TREES.map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles.tree} cx={x} cy={y} r="9" />
        ))}
        <path
          className={styles.street}
          d="M-60 18h840M-60 286h840M-60 410h840M-60 506h840M20-60v640M168-60v640M700-60v640M20 150h148M508 18v492M508 150h192M342 286v220"
        />
        <path className={styles.avenue} d="M-60 150h402c60 0 60 0 60 0h106M342-60v346" />
        <path className={styles.river} d="M-80 452C120 470 180 400 330 420s240 90 470 30" />
        <path className={styles.casing} d="M-80 330C160 320 300 250 430 150S640-20 700-80" />
        <path className={styles.highway} d="M-80 330C160 320 300 250 430 150S640-20 700-80" />
      </g>
    </svg>
  );
}
