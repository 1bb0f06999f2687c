import type { MouseEvent, ReactNode } from 'react';
import { backIcon } from '../icon/drawings/common.ts';
import { IconLink } from '../icon-button/IconButton.tsx';
import { stickyTopRef } from '../screen/sticky-bars.ts';
import { cx } from '../utils/cx.ts';
import { isPlainPress } from '../utils/is-plain-press.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly title: ReactNode;
  /** Link to the parent screen; the app may handle it as the browser's Back. */
  readonly back?: { readonly label: string; readonly href: string; readonly onPress?: () => void };
  readonly actions?: ReactNode;
  /**
   * Skip links. They come right after the title, which has the focus after navigation, and before
   * the other controls.
   */
  readonly skip?: ReactNode;
  /** `large` for main screens; `over` for pictures, with a visually hidden title. */
  readonly look?: 'bar' | 'large' | 'over';
}

/**
 * Header of a screen. Its title is the `h1` and receives the focus after navigation (marked by
 * `data-screen-title`).
 */
export function TopBar({ title, back, actions, skip, look = 'bar' }: TopBarProps) {
  const hasSkip = skip !== undefined;
  const heading = (
    <h1 tabIndex={-1} data-screen-title="" className={styles.title}>
      {title}
    </h1>
  );
  return (
    <header
      ref={stickyTopRef}
      data-sticky-bar=""
      className={cx(styles.bar, styles[look], back === undefined && styles.rootless)}
    >
      {hasSkip && heading}
      {skip}
      {back && (
        <IconLink
          icon={backIcon}
          label={back.label}
          href={back.href}
          look={look === 'over' ? 'floating' : 'plain'}
          onClick={(event) => pressBack(event, back.onPress)}
        />
      )}
      {!hasSkip && heading}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}

function pressBack(event: MouseEvent, onPress: (() => void) | undefined): void {
  if (onPress === undefined || !isPlainPress(event)) return;
  event.preventDefault();
  onPress();
}
