import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** What it is called among the regions of the page, where that is not its title. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** One box of an explore page. */
export function Panel({ title, label = title, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={label}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
