import type { Cents } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './PaymentProgress.module.css';

interface PaymentDueProps {
  readonly numberLabel: string;
  /** Number on the receipt. */
  readonly number: string;
  readonly amount: Cents;
  /** Deadline for the payment; null if there is none or it is unknown. */
  readonly payBefore: Temporal.Instant | null;
}

/** Amount, number and deadline of a payment that is due. */
export function PaymentDue({ numberLabel, number, amount, payBefore }: PaymentDueProps) {
  const { t } = useTranslation(['orders', 'common']);
  const format = useFormat();
  return (
    <div className={styles.due}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('common:total')}</dt>
          <dd className={styles.amount} translate="no">
            {format.money(amount)}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{numberLabel}</dt>
          <dd translate="no">{number}</dd>
        </div>
      </dl>
      {payBefore !== null && <p>{t('payBefore', { time: format.time(payBefore) })}</p>}
    </div>
  );
}
