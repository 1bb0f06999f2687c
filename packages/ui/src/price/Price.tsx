import { cx } from '../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

interface PriceProps {
  /** Formatted: `12.90`. */
  readonly amount: string;
  /** Price before a discount, struck through. */
  readonly was?: string | undefined;
  /** Screen reader text before `was` ("Was"). */
  readonly wasLabel?: string;
  readonly currency?: string;
  /** Text before the amount: "From", "+". */
  readonly prefix?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Amount of money with a small currency and tabular figures. Excluded from browser translation. */
export function Price({ amount, was, wasLabel, currency = 'RM', prefix, size = 'md' }: PriceProps) {
  return (
    <span className={cx(styles.price, styles[size])}>
      <span className={styles.now}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <span className={cx(was !== undefined && styles.reduced)} translate="no">
          <span className={styles.currency}>{currency}</span>
          {'\u00a0'}
          <span className={styles.amount}>{amount}</span>
        </span>
      </span>
      {was !== undefined && (
        <s className={styles.was}>
          {wasLabel !== undefined && <VisuallyHidden>{`${wasLabel} `}</VisuallyHidden>}
          <span translate="no">{was}</span>
        </s>
      )}
    </span>
  );
}
