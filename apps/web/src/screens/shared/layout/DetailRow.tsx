import { type IconDrawing, IconMark } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './DetailRow.module.css';

interface DetailRowProps {
  readonly icon: IconDrawing;
  /** What it is, small, above. */
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** More about it, below. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** One fact of an order, such as where it is picked up. */
export function DetailRow({ icon, label, value, text, action }: DetailRowProps) {
  return (
    <div className={styles.row}>
      <IconMark drawing={icon} />
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={styles.label}>{label}</div>
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </div>
        <div className={styles.value}>{value}</div>
        {text ? <div className={styles.text}>{text}</div> : null}
      </div>
    </div>
  );
}
