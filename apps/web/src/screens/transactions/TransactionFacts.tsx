import { signedAmount } from '@claypot/domain';
import type { TransactionDetail } from '@claypot/sdk';
import { Card } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { KIND_TEXTS } from './kind-text.ts';
import styles from './TransactionFacts.module.css';
import { useSignedMoney } from './useSignedMoney.ts';

/** The amount, large, and under it what else is known of the entry. */
export function TransactionFacts({ transaction }: { readonly transaction: TransactionDetail }) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const signed = useSignedMoney();
  const { balance, branch_name, created_date, level_name, type } = transaction;
  const number = transaction.topup_transaction_id ?? transaction.sales_order_tx_id;
  return (
    <Card>
      <p className={styles.amount}>{signed(signedAmount(transaction))}</p>
      <dl className={styles.facts}>
        <Fact label={t('kind')}>{t(KIND_TEXTS[type])}</Fact>
        <Fact label={t('when')}>{format.fullDateTime(Temporal.Instant.from(created_date))}</Fact>
        {branch_name !== null && <Fact label={t('branch')}>{branch_name}</Fact>}
        {number !== null && <Fact label={t('number')}>{number}</Fact>}
        <Fact label={t('balance')}>{format.money(balance)}</Fact>
        {level_name !== null && <Fact label={t('tier')}>{level_name}</Fact>}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
