import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** A page of the gallery; its words are for whoever builds, in English whatever the toolbar says. */
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

/** One of a page's parts, under its heading. */
export function Section({ title, note, id, children }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.heading}>{title}</h2>
      {note !== undefined && note !== '' && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
