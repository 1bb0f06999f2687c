import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page of the gallery. Its texts are for developers and always in English. */
export function Page({ title, about, children }: PageProps) {
  return (
    <main className={styles.page} lang="en">
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.about}>{about}</p>
      </header>
      {children}
    </main>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Renders a section of a page under its heading. */
export function Section({ title, note, id, children }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.heading}>{title}</h2>
      {note !== undefined && note !== '' && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
