import { Card } from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly padding?: 'none' | 'md';
  readonly children: ReactNode;
}

/** Card with a heading above. */
export function Section({ title, padding = 'md', children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Card padding={padding}>{children}</Card>
    </section>
  );
}
