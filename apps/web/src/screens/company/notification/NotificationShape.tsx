import { chevronRightIcon, cx, Icon, type IconDrawing, IconMark } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './NotificationShape.module.css';

interface NotificationShapeProps {
  readonly isNew: boolean;
  readonly icon: IconDrawing;
  readonly message: ReactNode;
  readonly when: ReactNode;
  /** All of it leads there, if anywhere. */
  readonly href?: string | null;
  /** What its places are about, in a face. */
  readonly about?: Readonly<Record<string, string>>;
}

/** How one thing that was told looks among the others. */
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
