import type { CashTopUp } from '@claypot/sdk/counter';
import { Callout, checkIcon, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import styles from './TopUpView.module.css';

/** Result of a top-up: the change to give, the receipt, and the tier that it reached. */
export function TopUpDone({ topUp }: { readonly topUp: CashTopUp }) {
  const { t } = useTranslation('counterMembers');
  const format = useFormat();
  const { amount, change, reference, tier } = topUp;
  const title = t('credited', { amount: format.money(amount) });
  useAnnouncement(title);
  return (
    <div className={styles.form}>
      <Callout tone="success" icon={checkIcon} title={title}>
        {t('creditedText')}
      </Callout>
      {change > 0 && (
        <p className={styles.give}>{t('giveChange', { amount: format.money(change) })}</p>
      )}
      {tier !== null && tier.change !== 'kept' && (
        <p>{t(TIER_TEXTS[tier.change], { tier: tier.level_name })}</p>
      )}
      <p className={styles.change}>
        <span>{t('receipt')}</span>
        <span translate="no">{reference}</span>
      </p>
    </div>
  );
}

const TIER_TEXTS = { reached: 'tierReached', renewed: 'tierRenewed' } as const;
