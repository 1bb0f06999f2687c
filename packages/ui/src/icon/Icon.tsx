import { cx } from '../utils/cx.ts';
import styles from './Icon.module.css';

/** Paths of an icon on a 24 px grid, drawn with a 1.75 px round stroke. */
export type IconDrawing = readonly string[];

interface IconProps {
  readonly drawing: IconDrawing;
  /** Side in px at the default text size; scales with the text. */
  readonly size?: 16 | 20 | 24 | 28;
  /** Fills the paths, for the selected one of a set. */
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

/** Decorative icon next to text, hidden from assistive technology. */
export function Icon({ drawing, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      className={cx(styles.icon, styles[`size${size}`], filled && styles.filled, className)}
    >
      {drawing.map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  );
}
