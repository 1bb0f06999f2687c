import { offerOf, type Payable, restOf } from '@claypot/counter/pay';
import { Callout, percentIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import styles from '../shared/Pay.module.css';

interface PaySummaryProps {
  readonly payable: Payable;
  /** False if the form shows the cash that is due. */
  readonly showsCash: boolean;
}

/** Rest to pay of the bill or of its share, and the Family Day offer. */
export function PaySummary({ payable, showsCash }: PaySummaryProps) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const { bill, share } = payable;
  const { cash_due, left } = restOf(payable);
  return (
    <div className={styles.form}>
      <p className={styles.row}>
        <span className={styles.strong}>
          {share === null ? t('left') : t('shareLeft', { number: share })}
        </span>
        <strong className={styles.figure} translate="no">
          {format.money(left)}
        </strong>
      </p>
      {showsCash && cash_due !== left && (
        <p className={styles.row}>
          <span className={styles.hint}>{t('cashDue')}</span>
          <span translate="no">{format.money(cash_due)}</span>
        </p>
      )}
      {bill.paid > 0 && (
        <p className={styles.row}>
          <span className={styles.hint}>{t('paidSoFar')}</span>
          <span translate="no">{format.money(bill.paid)}</span>
        </p>
      )}
      {bill.family_day !== null && share === null && (
        <Callout
          icon={percentIcon}
          title={t('familyDay', { amount: format.money(bill.family_day.total) })}
        >
          {offerOf(payable) === null
            ? t('familyDayPoor')
            : t('familyDayText', { saved: format.money(left - bill.family_day.total) })}
        </Callout>
      )}
    </div>
  );
}
