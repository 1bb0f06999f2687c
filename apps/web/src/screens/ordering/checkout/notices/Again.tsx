import { Button } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './Again.module.css';

interface AgainProps {
  /** Says what it was the last time. */
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** What was wished for with the last order, for this one too; never without being asked. */
export function Again({ children, onPress }: AgainProps) {
  return (
    <p className={styles.again}>
      <Button size="sm" variant="secondary" onClick={onPress}>
        {children}
      </Button>
    </p>
  );
}
