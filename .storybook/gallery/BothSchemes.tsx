import type { ReactNode } from 'react';
import styles from './BothSchemes.module.css';

export type Scheme = 'light' | 'dark';

const SCHEMES: readonly { readonly scheme: Scheme; readonly title: string }[] = [
  { scheme: 'light', title: 'Light' },
  { scheme: 'dark', title: 'Dark' },
];

interface BothSchemesProps {
  readonly children: (scheme: Scheme) => ReactNode;
}

/** Renders the same content in the light and the dark scheme, side by side. */
export function BothSchemes({ children }: BothSchemesProps) {
  return (
    <div className={styles.both}>
      {SCHEMES.map(({ scheme, title }) => (
        <div key={scheme} className={`${styles.scheme} ${styles[scheme]}`}>
          <p className={styles.title}>{title}</p>
          {children(scheme)}
        </div>
      ))}
    </div>
  );
}
