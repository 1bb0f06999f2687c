import type { MouseEvent, ReactNode } from 'react';
import { backIcon } from '../icon/drawings/common.ts';
import { IconLink } from '../icon-button/IconButton.tsx';
import { cx } from '../utils/cx.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly title: ReactNode;
  /** The way back: a link to the parent, which the app may turn into the browser's Back. */
  readonly back?: { readonly label: string; readonly href: string; readonly onPress?: () => void };
  readonly actions?: ReactNode;
  /** `large` is for the main places; `over` floats on a picture and shows no title. */
  readonly look?: 'bar' | 'large' | 'over';
}

/**
 * The head of a screen. Its title is the screen's `h1` and takes the focus after a change of
 * screen (`data-screen-title` marks it for whoever moves the focus).
 */
export function TopBar({ title, back, actions, look = 'bar' }: TopBarProps) {
  return (
    <header className={cx(styles.bar, styles[look], back === undefined && styles.rootless)}>
      {back && (
        <IconLink
          icon={backIcon}
          label={back.label}
          href={back.href}
          look={look === 'over' ? 'floating' : 'plain'}
          onClick={(event) => pressBack(event, back.onPress)}
        />
      )}
      <h1 tabIndex={-1} data-screen-title="" className={styles.title}>
        {title}
      </h1>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}

function pressBack(event: MouseEvent, onPress: (() => void) | undefined): void {
  if (onPress === undefined) return;
  event.preventDefault();
  onPress();
}
