import type { ReactNode } from 'react';
import { checkIcon, externalIcon } from '../icon/drawings/common.ts';
import { chevronRightIcon } from '../icon/drawings/sign-in.ts';
import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './ListRow.module.css';

interface ListRowProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly icon?: IconDrawing;
  /** What stands on the right, before the arrow. */
  readonly end?: ReactNode;
  readonly tone?: 'default' | 'danger';
  /** Where it leads; or `onPress` for what it does; with neither it is a plain row. */
  readonly href?: string;
  readonly onPress?: () => void;
  /** The way leads out of the app, into a tab of its own. */
  readonly external?: boolean;
  readonly current?: boolean;
  /** Takes less room: for the head of a screen. */
  readonly dense?: boolean;
  readonly lang?: string;
}

/** One line of a list: an icon, words, and an arrow when it leads on. */
export function ListRow({
  title,
  text,
  icon,
  end,
  tone,
  href,
  onPress,
  external = false,
  current,
  dense = false,
  lang,
}: ListRowProps) {
  const className = cx(styles.row, dense && styles.dense, tone === 'danger' && styles.danger);
  const body = (
    <>
      {icon && <Icon drawing={icon} className={styles.icon} />}
      <span className={styles.main}>
        <span className={styles.words}>
          <span className={styles.title} lang={lang}>
            {title}
          </span>
          {text ? <span className={styles.text}>{text}</span> : null}
        </span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </span>
      {href !== undefined && (
        <Icon
          drawing={external ? externalIcon : chevronRightIcon}
          size={20}
          className={styles.arrow}
        />
      )}
      {current && <Icon drawing={checkIcon} className={styles.check} />}
    </>
  );
  if (href !== undefined) {
    return (
      <a
        href={href}
        {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
        className={cx(className, styles.pressable)}
      >
        {body}
      </a>
    );
  }
  if (onPress !== undefined) {
    return (
      <button
        type="button"
        aria-pressed={current}
        className={cx(className, styles.pressable)}
        onClick={onPress}
      >
        {body}
      </button>
    );
  }
  return <div className={className}>{body}</div>;
}
