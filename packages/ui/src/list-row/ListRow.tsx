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
  /** Content at the right, before the arrow. */
  readonly end?: ReactNode;
  readonly tone?: 'default' | 'danger';
  /** Link target; alternatively `onPress` for an action. A row without either is static. */
  readonly href?: string;
  readonly onPress?: () => void;
  /** True if the link leaves the app; it opens in a new tab. */
  readonly external?: boolean;
  readonly current?: boolean;
  /** Less padding, for the head of a screen. */
  readonly dense?: boolean;
  readonly lang?: string;
}

/** Row of a list: icon, text, and an arrow if it is a link. */
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
