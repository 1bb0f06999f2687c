import type { ReactNode } from 'react';
import { cx } from '../utils/cx.ts';
import styles from './Badge.module.css';

export type BadgeTone = 'neutral' | 'action' | 'success' | 'notice' | 'progress' | 'danger';

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>;
}
