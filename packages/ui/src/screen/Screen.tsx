import type { ReactNode } from 'react';
import { cx } from '../utils/cx.ts';
import styles from './Screen.module.css';

interface ScreenProps {
  /** `TopBar`, unless the content has its own heading. */
  readonly top?: ReactNode;
  /** `ActionBar`. */
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
  /** `page` for cards on grey, `surface` for a white page. */
  readonly ground?: 'page' | 'surface';
  /** `none` for content with its own margins. */
  readonly padding?: 'gutter' | 'none';
  /**
   * True if the content has a side-by-side layout in low, wide windows; it then gets the full
   * width.
   */
  readonly sideways?: boolean;
  /** Width of the content in a wide window: text and forms, two columns, or a grid. */
  readonly width?: 'reading' | 'split' | 'wide';
  /** Content at the end side of a wide window, after `children` and `bottom`; else not rendered. */
  readonly aside?: ReactNode;
  readonly busy?: boolean;
}

/** Layout of a screen: top bar, content, main action. Fills the available height. */
export function Screen({
  top,
  bottom,
  children,
  ground = 'page',
  padding = 'gutter',
  sideways = false,
  width = 'reading',
  aside,
  busy,
}: ScreenProps) {
  return (
    <div
      className={cx(styles.screen, styles[ground], width !== 'reading' && styles[width])}
      data-sideways={sideways || undefined}
    >
      {top}
      <main aria-busy={busy} className={styles.main}>
        <div className={cx(styles.content, padding === 'gutter' && styles.gutter)}>{children}</div>
        {bottom}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </main>
    </div>
  );
}
