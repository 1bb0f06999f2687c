import type { SalesOrder } from '@claypot/sdk';
import { Breakdown } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import { PointsLine } from '../../../shared/order/PointsLine.tsx';
import { breakdownRows } from './breakdown-rows.ts';
import { CounterPayments } from './CounterPayments.tsx';
import styles from './OrderPayment.module.css';
import { pointsWords } from './points-words.ts';

const REFUNDS = {
  UNDER_WAY: 'partRefunding',
  DONE: 'partRefunded',
  FAILED: 'partRefundFailed',
} as const;

const METHODS = { card: 'paidByCard', fpx: 'paidByBank', online: 'paidOnline' } as const;

export function OrderPayment({ order }: { readonly order: SalesOrder }) {
  const { t } = useTranslation(['orders', 'checkout', 'common']);
  const points = pointsWords(order);
  const format = useFormat();
  // Vouchers and points covered the whole amount, so there was no payment.
  const isFree = order.final_total_amount === 0;
  return (
    <TitledCard title={t('payment')}>
      <dl className={styles.method}>
        {order.dine_in === undefined ? (
          <>
            <div className={styles.fact}>
              <dt>{t('paymentMethod')}</dt>
              <dd>{t(isFree ? 'nothingToPay' : METHODS[order.paymentMethod])}</dd>
            </div>
            <div className={styles.fact}>
              <dt>{t('transactionId')}</dt>
              <dd>
                {order.transaction_id === null ? (
                  t('notPaid')
                ) : (
                  <span translate="no">{order.transaction_id}</span>
                )}
              </dd>
            </div>
          </>
        ) : (
          <CounterPayments {...order.dine_in} />
        )}
        {order.voucher_name !== null && (
          <div className={styles.fact}>
            <dt>{t('voucher')}</dt>
            <dd>{order.voucher_name}</dd>
          </div>
        )}
        {order.points_spent > 0 && (
          <div className={styles.fact}>
            <dt>{t('pointsSpent')}</dt>
            <dd translate="no">{format.count(order.points_spent)}</dd>
          </div>
        )}
        {order.refund_status !== null && order.refunded_amount !== undefined && (
          <div className={styles.fact}>
            <dt>{t(REFUNDS[order.refund_status])}</dt>
            <dd translate="no">{format.money(order.refunded_amount)}</dd>
          </div>
        )}
      </dl>
      <Breakdown
        lines={breakdownRows(order).map(({ label, amount, tone }) => ({
          label: t(label, { percent: order.tier_discount_percent }),
          amount: format.money(amount),
          ...(tone && { tone }),
        }))}
        total={{ label: t('common:total'), amount: format.money(order.final_total_amount) }}
      />
      {points !== null && <PointsLine>{t(points, { count: order.point_earn })}</PointsLine>}
    </TitledCard>
  );
}
