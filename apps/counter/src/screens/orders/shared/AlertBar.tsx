import { Icon, type IconDrawing } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './AlertBar.module.css';

interface AlertBarProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** Red bar, visible from two metres. */
export function AlertBar({ icon, title, text, action }: AlertBarProps) {
  return (
    <div className={styles.bar}>
      <Icon drawing={icon} size={28} />
      <p className={styles.words}>
        <strong className={styles.title}>{title}</strong> <span>{text}</span>
      </p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
