import { Card } from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import styles from './TitledCard.module.css';

interface TitledCardProps {
  readonly title: string;
  /** What stands across from the title, usually a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card with its heading: one subject of a screen. The heading can be given the focus. */
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
