import type { ReactNode } from 'react';
import { cx } from '../utils/cx.ts';
import styles from './Breakdown.module.css';

interface BreakdownLine {
  readonly label: ReactNode;
  /** Formatted: `RM 12.90`. */
  readonly amount: string;
  readonly tone?: 'saving' | 'soft';
}

interface BreakdownProps {
  readonly lines: readonly BreakdownLine[];
  readonly total?: { readonly label: string; readonly amount: string };
}

export function Breakdown({ lines, total }: BreakdownProps) {
  return (
    <dl className={styles.list}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
        <div key={index} className={cx(styles.line, line.tone && styles[line.tone])}>
          <dt>{line.label}</dt>
          <dd className={styles.amount} translate="no">
            {line.amount}
          </dd>
        </div>
      ))}
      {total && (
        <div className={cx(styles.line, styles.total)}>
          <dt>{total.label}</dt>
          <dd className={styles.amount} translate="no">
            {total.amount}
          </dd>
        </div>
      )}
    </dl>
  );
}
