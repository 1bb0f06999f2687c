import type { ReactNode } from 'react';
import styles from './PublicSection.module.css';

interface PublicSectionProps {
  /** Position in the menu. */
  readonly index: number;
  readonly name: string;
  /** Rows. */
  readonly children: ReactNode;
}

/** Returns the id of a section's title, which the list of categories links to. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}

/** A category of the public menu. */
export function PublicSection({ children, index, name }: PublicSectionProps) {
  const id = sectionId(index);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {name}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
