import type { TicketView } from '@claypot/counter/orders';
import { Breakdown, Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import styles from './TicketPayment.module.css';
import { TicketRefunds } from './TicketRefunds.tsx';

interface TicketPaymentProps {
  readonly ticket: TicketView;
  readonly onRefund: () => void;
  readonly onSettle: (refundId: string) => void;
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

/** Amounts, payment and refunds. */
export function TicketPayment({ ticket, onRefund, onSettle }: TicketPaymentProps) {
  const { t } = useTranslation(['counterOrders', 'counterRefunds']);
  const format = useFormat();
  const { amounts, paymentMethod, transactionId } = ticket;
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
      <TicketRefunds ticket={ticket} onSettle={onSettle} />
      {ticket.canRefund !== 'no' && (
        <Button variant="secondary" size="lg" onClick={onRefund}>
          {t(
            ticket.canRefund === 'yes'
              ? 'counterRefunds:refund'
              : 'counterRefunds:refundWithApproval',
          )}
        </Button>
      )}
    </section>
  );
}
