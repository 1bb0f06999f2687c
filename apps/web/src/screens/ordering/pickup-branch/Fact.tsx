import { type IconDrawing, IconMark, VisuallyHidden } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './BranchDetails.module.css';

interface FactProps {
  readonly icon: IconDrawing;
  /** What it is; the icon says it to those who see. */
  readonly term: string;
  readonly children: ReactNode;
  /** A second, quieter line. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
}

/** One thing to know about a branch, inside a `<dl>`. */
export function Fact({ icon, term, children, note = null, action }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <IconMark drawing={icon} round />
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      <dd className={styles.words}>
        <span className={styles.text}>
          {children}
          {note !== null && <span className={styles.note}>{note}</span>}
        </span>
        {action}
      </dd>
    </div>
  );
}
