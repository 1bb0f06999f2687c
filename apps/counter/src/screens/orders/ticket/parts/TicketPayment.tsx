import type { TicketView } from '@claypot/counter/orders';
import { Breakdown } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import styles from './TicketPayment.module.css';

interface TicketPaymentProps {
  readonly ticket: TicketView;
  readonly action: ReactNode;
}

const AMOUNTS = [
  ['subtotal', 'subtotal'],
  ['voucher_discount_amount', 'voucherDiscount'],
  ['tier_discount_amount', 'tierDiscount'],
  ['point_discount_amount', 'pointDiscount'],
  ['charge_amount', 'serviceCharge'],
  ['delivery_fee', 'deliveryFee'],
  ['tax_amount', 'tax'],
  ['adj_amount', 'rounding'],
] as const;

const METHOD_TEXTS = { card: 'paidByCard', fpx: 'paidByBank' } as const;

const REFUND_TEXTS = {
  UNDER_WAY: 'refund_UNDER_WAY',
  DONE: 'refund_DONE',
  FAILED: 'refund_FAILED',
} as const;

/** Amounts, payment and refunds. */
export function TicketPayment({ ticket, action }: TicketPaymentProps) {
  const { t } = useTranslation('counterOrders');
  const format = useFormat();
  const { amounts, paymentMethod, transactionId, refunds } = ticket;
  const lines =
    amounts === null
      ? []
      : AMOUNTS.filter(([name]) => name === 'subtotal' || amounts[name] !== 0).map(
          ([name, label]) => ({ label: t(label), amount: format.money(amounts[name]) }),
        );
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t('payment')}</h3>
      <Breakdown lines={lines} total={{ label: t('paid'), amount: format.money(ticket.total) }} />
      {paymentMethod !== null && <p>{t(METHOD_TEXTS[paymentMethod])}</p>}
      {transactionId !== null && (
        <p className={styles.transaction}>
          <span>{t('transaction')}</span> <span translate="no">{transactionId}</span>
        </p>
      )}
      {refunds.length > 0 && (
        <div>
          <h4>{t('refunds')}</h4>
          <ul className={styles.refunds}>
            {refunds.map((refund) => (
              <li
                key={refund.id}
                className={styles.refund}
                data-failed={refund.status === 'FAILED' || undefined}
              >
                <strong translate="no">{format.money(refund.amount)}</strong>
                <span>{t(REFUND_TEXTS[refund.status])}</span>
                <span>{format.dateTime(refund.at)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {action}
    </section>
  );
}
