import type { BillRefund } from '@claypot/sdk/counter';
import { Callout, checkIcon, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import styles from '../../pay/shared/Pay.module.css';

const METHOD_TEXTS = { cash: 'giveCash', card: 'giveCard', wallet: 'giveWallet' } as const;

/** A refund as it was recorded: its receipt, and what the person has to do for each part. */
export function RefundDone({ refund }: { readonly refund: BillRefund }) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const title = t('refundDone', { amount: format.money(refund.amount) });
  useAnnouncement(title);
  return (
    <div className={styles.form}>
      <Callout tone="success" icon={checkIcon} title={title}>
        {t('refundReceipt', { number: refund.receipt_number })}
      </Callout>
      {refund.parts.map(({ amount, method, payment_id }) => (
        <p key={payment_id} className={styles.question}>
          {t(METHOD_TEXTS[method], { amount: format.money(amount) })}
        </p>
      ))}
    </div>
  );
}
