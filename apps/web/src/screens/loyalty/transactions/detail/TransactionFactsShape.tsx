import { Card } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { NoWrap } from '../../../shared/layout/NoWrap.tsx';
import styles from './TransactionFacts.module.css';

interface TransactionFactsShapeProps {
  readonly amount: string;
  readonly kind: string;
  readonly when: string;
  readonly balance: string;
  // Optional facts, each a `Fact`.
  readonly branch: ReactNode;
  readonly number: ReactNode;
  readonly tier: ReactNode;
}

/** Layout of a transaction, shared by the screen and the server-rendered page. */
export function TransactionFactsShape(props: TransactionFactsShapeProps) {
  const { amount, balance, branch, kind, number, tier, when } = props;
  const { t } = useTranslation('transactions');
  return (
    <Card>
      <p className={styles.amount} translate="no">
        {amount}
      </p>
      <dl className={styles.facts}>
        <Fact label={t('kind')}>{kind}</Fact>
        <Fact label={t('when')}>{when}</Fact>
        {branch}
        {number}
        <Fact label={t('balance')}>
          <NoWrap>{balance}</NoWrap>
        </Fact>
        {tier}
      </dl>
    </Card>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
