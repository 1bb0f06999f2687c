import type { Bill, BillPayment } from '@claypot/sdk/counter';
import { Badge, Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { Section } from '../../../shared/layout/Section.tsx';
import styles from '../shared/Pay.module.css';

interface PaymentListProps {
  readonly payments: Bill['payments'];
  /** Undefined if none can be removed. */
  readonly onRemove?: ((payment: BillPayment) => void) | undefined;
}

/** Payments of a bill, also those that a manager removed. Nothing without one. */
export function PaymentList({ payments, onRemove }: PaymentListProps) {
  const { t } = useTranslation('counterPay');
  if (payments.length === 0) return null;
  return (
    <Section title={t('payments')}>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} onRemove={onRemove} />
        ))}
      </ul>
    </Section>
  );
}

const CONFIRMED_TEXTS = { code: 'confirmedByCode', phone: 'confirmedByPhone' } as const;

function Payment({
  payment,
  onRemove,
}: Pick<PaymentListProps, 'onRemove'> & { readonly payment: BillPayment }) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const {
    amount,
    change,
    confirmed_by,
    method,
    refunded,
    removal,
    share,
    tendered,
    terminal_reference,
  } = payment;
  const money = format.money(amount);
  return (
    <li className={styles.entry} data-removed={removal === null ? undefined : ''}>
      <span className={styles.text}>
        <strong>
          <span>{t(method)}</span> <span translate="no">{money}</span>
        </strong>
        <span className={styles.facts}>
          {share !== null && <span>{t('paymentShare', { number: share })}</span>}
          {tendered !== null && change !== null && (
            <span>
              {t('paymentTendered', {
                received: format.money(tendered),
                change: format.money(change),
              })}
            </span>
          )}
          {terminal_reference !== null && (
            <span>{t('paymentSlip', { number: terminal_reference })}</span>
          )}
          {refunded > 0 && <span>{t('refundedSoFar', { amount: format.money(refunded) })}</span>}
          {confirmed_by !== null && <span>{t(CONFIRMED_TEXTS[confirmed_by])}</span>}
          <span>
            {t('paymentBy', {
              time: format.time(Temporal.Instant.from(payment.at)),
              name: payment.staff_name,
            })}
          </span>
        </span>
        {removal !== null && (
          <span className={styles.facts}>
            <Badge>{t('removed')}</Badge>
            <span>
              {t('removedBy', {
                name: removal.approver_name ?? removal.staff_name,
                reason: removal.reason,
              })}
            </span>
          </span>
        )}
      </span>
      {removal === null && onRemove && (
        <Button
          variant="secondary"
          aria-label={t('removeTitle', { amount: money })}
          onClick={() => onRemove(payment)}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  );
}
