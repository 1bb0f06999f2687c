import { cx } from '../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

interface PriceProps {
  /** Already written out: `12.90`. */
  readonly amount: string;
  /** The price before a discount, struck through. */
  readonly was?: string | undefined;
  /** How assistive technology introduces `was` ("Was"). */
  readonly wasLabel?: string;
  readonly currency?: string;
  /** Before the amount: "From", "+". */
  readonly prefix?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** An amount of money: small currency, figures that line up. A browser's translation leaves it. */
export function Price({ amount, was, wasLabel, currency = 'RM', prefix, size = 'md' }: PriceProps) {
  return (
    <span className={cx(styles.price, styles[size])}>
      <span className={styles.now}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <span className={cx(was !== undefined && styles.reduced)} translate="no">
          <span className={styles.currency}>{currency}</span>{' '}
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
