import type { ReactNode } from 'react';
import { cx } from '../utils/cx.ts';
import styles from './Screen.module.css';

interface ScreenProps {
  /** A `TopBar`, unless the content brings its own heading. */
  readonly top?: ReactNode;
  /** An `ActionBar`. */
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
  /** `page` for sheets on a grey page, `surface` for one white page. */
  readonly ground?: 'page' | 'surface';
  /** `none` for content that brings its own margins. */
  readonly padding?: 'gutter' | 'none';
  /** Puts things side by side where the window is low and wide, and wants all of its width then. */
  readonly sideways?: boolean;
  /** Content is being loaded. */
  readonly busy?: boolean;
}

/** The frame of a screen: head, content, main action. It fills the height there is. */
export function Screen({
  top,
  bottom,
  children,
  ground = 'page',
  padding = 'gutter',
  sideways = false,
  busy,
}: ScreenProps) {
  return (
    <div className={cx(styles.screen, styles[ground])} data-sideways={sideways || undefined}>
      {top}
      <main aria-busy={busy} className={styles.main}>
        <div className={cx(styles.content, padding === 'gutter' && styles.gutter)}>{children}</div>
        {bottom}
      </main>
    </div>
  );
}
