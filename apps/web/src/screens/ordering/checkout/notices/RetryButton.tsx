import { Button } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './RetryButton.module.css';

interface RetryButtonProps {
  /** Says what it was the last time. */
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** What was wished for with the last order, for this one too; never without being asked. */
export function RetryButton({ children, onPress }: RetryButtonProps) {
  return (
    <p className={styles.again}>
      <Button size="sm" variant="secondary" onClick={onPress}>
        {children}
      </Button>
    </p>
  );
}
