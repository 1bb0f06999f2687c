import { type IconDrawing, IconMark, VisuallyHidden } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './BranchDetails.module.css';

interface FactProps {
  readonly icon: IconDrawing;
  /** Label for screen readers; sighted users see the icon. */
  readonly term: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** One fact about a branch, inside a `<dl>`. */
export function Fact({ icon, term, children, action }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <IconMark drawing={icon} round />
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      <dd className={styles.words}>
        <div className={styles.text}>{children}</div>
        {action}
      </dd>
    </div>
  );
}
