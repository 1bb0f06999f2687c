import { pathTo } from '@claypot/domain';
import type { SalesOrderSummary } from '@claypot/sdk';
import { Card, Icon, Price } from '@claypot/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { OrderStatusBadge } from '../parts/OrderStatusBadge.tsx';
import styles from './OrderCard.module.css';
import { OrderCardDetails } from './OrderCardDetails.tsx';

/** One order at a glance. The whole card leads to it; only See More does something else. */
export function OrderCard({ order }: { readonly order: SalesOrderSummary }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const number = order.sales_order_tx_id;
  const action = open ? t('seeLess') : t('seeMore');
  return (
    <Card as="li">
      <div className={styles.card}>
        <div className={styles.head}>
          <OrderStatusBadge status={order.status} />
          <span className={styles.date}>
            {format.dateTime(Temporal.Instant.from(order.created_time))}
          </span>
        </div>
        <h2 className={styles.branch}>
          <a href={pathTo('orderDetail', { id: order.id })} className={styles.link}>
            {order.branch.branch_name}
            <Icon name="chevron-right" size={20} className={styles.arrow} />
          </a>
        </h2>
        <OrderCardDetails id={detailsId} order={order} open={open} />
        <div className={styles.foot}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={detailsId}
            aria-label={t('detailsOf', { action, number })}
            className={styles.more}
            onClick={() => setOpen(!open)}
          >
            {action}
            <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
          <span className={styles.total}>
            <span className={styles.pieces}>{t('pieces', { count: order.total_qty })}</span>
            <Price amount={format.amount(order.final_total_amount)} size="lg" />
          </span>
        </div>
      </div>
    </Card>
  );
}
