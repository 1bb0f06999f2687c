import { type IconDrawing, IconMark } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './DetailRow.module.css';

interface DetailRowProps {
  readonly icon: IconDrawing;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** Labelled value with an icon, such as the branch of an order. */
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
