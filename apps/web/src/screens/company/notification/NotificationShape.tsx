import { chevronRightIcon, cx, Icon, type IconDrawing, IconMark } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './NotificationShape.module.css';

interface NotificationShapeProps {
  readonly isNew: boolean;
  readonly icon: IconDrawing;
  readonly message: ReactNode;
  readonly when: ReactNode;
  /** Target of the whole row, if it has one. */
  readonly href?: string | null;
  /** Attributes that bind the row to its data on the server-rendered page. */
  readonly about?: Readonly<Record<string, string>>;
}

/** Layout of a notification, shared by the screen and the server-rendered page. */
export function NotificationShape(props: NotificationShapeProps) {
  const { about, href = null, icon, isNew, message, when } = props;
  return (
    <li {...about} className={cx(styles.row, isNew && styles.new)}>
      <IconMark drawing={icon} tone={isNew ? 'action' : 'neutral'} round />
      <div className={styles.words}>
        <p className={styles.message}>
          {href === null ? (
            message
          ) : (
            <a href={href} className={styles.link}>
              {message}
            </a>
          )}
        </p>
        <p className={styles.when}>{when}</p>
      </div>
      {href !== null && <Icon drawing={chevronRightIcon} size={20} className={styles.arrow} />}
    </li>
  );
}
