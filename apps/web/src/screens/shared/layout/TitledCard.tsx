import { Card } from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import styles from './TitledCard.module.css';

interface TitledCardProps {
  readonly title: string;
  /** Content opposite the title, usually a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Card with a focusable heading. */
export function TitledCard({ title, action, children }: TitledCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </Card>
  );
}
