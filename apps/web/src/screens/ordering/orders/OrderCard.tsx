import { canReorder } from '@claypot/domain/ordering';
import { pathTo } from '@claypot/domain/routes';
import type { SalesOrderSummary } from '@claypot/sdk';
import { Card, Disclosure, Price } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { inARow } from '../../shared/layout/in-a-row.ts';
import { OrderPhotos } from '../../shared/order/OrderPhotos.tsx';
import { OrderStatusBadge } from '../../shared/order/OrderStatusBadge.tsx';
import { orderedThings } from '../../shared/order/ordered-things.ts';
import { ReorderPress } from '../reorder/ReorderPress.tsx';
import type { ReorderProps } from '../reorder/reorder-props.ts';
import styles from './OrderCard.module.css';
import { OrderCardDetails } from './OrderCardDetails.tsx';

/** Text keys of the delivery methods. */
const METHODS = { delivery: 'delivery', pickup: 'pickup', 'dine-in': 'dineIn' } as const;

interface OrderCardProps {
  readonly order: SalesOrderSummary;
  /** Earlier, cancelled orders of the same cart, latest first. */
  readonly tries: readonly SalesOrderSummary[];
  readonly reorder: ReorderProps;
}

/**
 * Summary of an order with its pictures. The whole card links to the order, except its buttons and
 * the links to earlier attempts.
 */
export function OrderCard({ order, tries, reorder }: OrderCardProps) {
  const { t } = useTranslation(['orders', 'common']);
  const format = useFormat();
  const trigger = (action: string) => ({
    text: action,
    label: t('detailsOf', { action, number: order.sales_order_tx_id }),
  });
  return (
    <Card as="li">
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.branch}>
            <a href={pathTo('orderDetail', { id: order.id })} className={styles.link}>
              {order.branch.branch_name}
            </a>
          </h2>
          <OrderStatusBadge status={order.status} />
        </div>
        <p className={styles.when}>
          {inARow([
            format.dateTime(Temporal.Instant.from(order.created_time)),
            t(`common:${METHODS[order.delivery_method]}`),
          ])}
        </p>
        <div className={styles.middle}>
          <OrderPhotos things={orderedThings(order)} />
          <p className={styles.total}>
            <Price amount={format.amount(order.final_total_amount)} />
            <span className={styles.pieces}>{t('pieces', { count: order.total_qty })}</span>
          </p>
          {/* An unpaid order is to be paid, not ordered twice. */}
          {order.status !== 'MAKING PAYMENT' && canReorder(order) && (
            <div className={styles.again}>
              <ReorderPress order={order} reorder={reorder} variant="secondary" />
            </div>
          )}
        </div>
        <div className={styles.details}>
          <Disclosure
            brief={<OrderCardDetails order={order} tries={tries} open={false} />}
            more={trigger(t('seeMore'))}
            less={trigger(t('seeLess'))}
          >
            <OrderCardDetails order={order} tries={tries} open />
          </Disclosure>
        </div>
      </div>
    </Card>
  );
}
