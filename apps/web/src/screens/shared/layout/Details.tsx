import { chevronDownIcon, Icon } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './Details.module.css';

interface DetailsProps {
  readonly summary: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

export function Details({ summary, onToggle, children }: DetailsProps) {
  return (
    <details className={styles.details} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon drawing={chevronDownIcon} size={20} className={styles.arrow} />
      </summary>
      {children}
    </details>
  );
}
