import { Button } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './RetryButton.module.css';

interface RetryButtonProps {
  /** Label with the value of the last order. */
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** Button that reuses a value of the last order. It is never applied automatically. */
export function RetryButton({ children, onPress }: RetryButtonProps) {
  return (
    <p className={styles.again}>
      <Button size="sm" variant="secondary" onClick={onPress}>
        {children}
      </Button>
    </p>
  );
}
