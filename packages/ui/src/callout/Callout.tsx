import type { ReactNode } from 'react';
import { infoIcon } from '../icon/drawings/sign-in.ts';
import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Callout.module.css';

interface CalloutProps {
  readonly tone?: 'info' | 'notice' | 'danger' | 'success';
  readonly icon?: IconDrawing;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function Callout({ tone = 'info', icon = infoIcon, title, children, action }: CalloutProps) {
  return (
    <div className={cx(styles.callout, styles[tone])}>
      <Icon drawing={icon} size={20} className={styles.icon} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
