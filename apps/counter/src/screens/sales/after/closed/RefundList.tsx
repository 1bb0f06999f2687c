import type { BillRefund } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { REFUND_REASON_TEXTS } from '../../../orders/shared/text/refund-texts.ts';
import { Section } from '../../../shared/layout/Section.tsx';
import styles from '../../pay/shared/Pay.module.css';

/** Refunds of a bill. Nothing without one. */
export function RefundList({ refunds }: { readonly refunds: readonly BillRefund[] }) {
  const { t } = useTranslation(['counterPay', 'counterRefunds']);
  const format = useFormat();
  if (refunds.length === 0) return null;
  return (
    <Section title={t('refunds')}>
      <ul className={styles.list}>
        {refunds.map((refund) => (
          <li key={refund.id} className={styles.entry}>
            <span className={styles.text}>
              <strong translate="no">{format.money(-refund.amount)}</strong>
              <span className={styles.facts}>
                <span>{t('refundReceipt', { number: refund.receipt_number })}</span>
                <span>{t(`counterRefunds:${REFUND_REASON_TEXTS[refund.reason]}`)}</span>
                <span>
                  {t('voidBy', {
                    time: format.time(Temporal.Instant.from(refund.at)),
                    name: refund.staff_name,
                  })}
                </span>
                {refund.approver_name !== null && (
                  <span>{t('voidApproved', { name: refund.approver_name })}</span>
                )}
              </span>
              {refund.text !== null && <span className={styles.hint}>{refund.text}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
