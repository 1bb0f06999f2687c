import type { SalesOrder } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './OrderPayment.module.css';

const METHODS = { wallet: 'byWallet', card: 'byTerminal', cash: 'byCash' } as const;

/** Receipt and payments of a bill at the counter, which can be paid in several ways. */
export function CounterPayments({
  payments,
  receipt_number,
}: Required<Pick<SalesOrder, 'dine_in'>>['dine_in']) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <>
      {receipt_number !== null && (
        <div className={styles.fact}>
          <dt>{t('receiptNumber')}</dt>
          <dd translate="no">{receipt_number}</dd>
        </div>
      )}
      {payments.map(({ amount, method }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the payments of a paid bill never change
        <div key={index} className={styles.fact}>
          <dt>{t(METHODS[method])}</dt>
          <dd translate="no">{format.money(amount)}</dd>
        </div>
      ))}
    </>
  );
}
