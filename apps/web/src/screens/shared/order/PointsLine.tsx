import { Icon, starIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './PointsLine.module.css';

export function PointsLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.points}>
      <Icon drawing={starIcon} size={16} />
      <span>{children}</span>
    </p>
  );
}
