import { cx, type IconDrawing, IconMark } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './NotificationShape.module.css';

interface NotificationShapeProps {
  readonly isNew: boolean;
  readonly icon: IconDrawing;
  readonly message: ReactNode;
  readonly when: ReactNode;
  /** What its places are about, in a face. */
  readonly about?: Readonly<Record<string, string>>;
}

/** How one thing that was told looks among the others. */
export function NotificationShape(props: NotificationShapeProps) {
  const { about, icon, isNew, message, when } = props;
  return (
    <li {...about} className={cx(styles.row, isNew && styles.new)}>
      <IconMark drawing={icon} tone={isNew ? 'action' : 'neutral'} round />
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        <p className={styles.when}>{when}</p>
      </div>
    </li>
  );
}
