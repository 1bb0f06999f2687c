import { cx } from '../utils/cx.ts';
import styles from './Icon.module.css';

/** An icon: its outlines on a 24 px grid, to be drawn with a 1.75 px round stroke. */
export type IconDrawing = readonly string[];

interface IconProps {
  readonly drawing: IconDrawing;
  /** Side in px at the default text size; grows with the reader's text. */
  readonly size?: 16 | 20 | 24 | 28;
  /** Fills the outline, for the chosen one of a set. */
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

/** A drawing beside words; it says nothing by itself, so assistive technology skips it. */
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
