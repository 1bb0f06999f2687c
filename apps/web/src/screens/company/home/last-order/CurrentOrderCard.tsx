import { expectedTime } from '@claypot/domain/ordering';
import { pathTo } from '@claypot/domain/routes';
import { expectedTimeText } from '@claypot/i18n';
import type { SalesOrderSummary } from '@claypot/sdk';
import { CardLink, chevronRightIcon, cx, Icon, LinkCard, Picture } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { inARow } from '../../../shared/layout/in-a-row.ts';
import { orderedThings } from '../../../shared/order/ordered-things.ts';
import { useOrderStatus } from '../../../shared/order/use-order-status.ts';
import styles from './CurrentOrderCard.module.css';

/** Progress of an order by status, in quarters; an unknown status counts as 2. */
const QUARTERS: Readonly<Record<string, number>> = {
  'MAKING PAYMENT': 1,
  PREPARING: 2,
  READY: 3,
  DELIVERING: 3,
};

/** Statuses with an estimated time. */
const WAITED_FOR: readonly string[] = ['PENDING', 'PREPARING', 'DELIVERING'];

/** The order in progress: status and estimated time. The whole card links to the order. */
export function CurrentOrderCard({ order }: { readonly order: SalesOrderSummary }) {
  const { t, i18n } = useTranslation(['home', 'orders']);
  const format = useFormat();
  const statusOf = useOrderStatus();
  const { status, delivery_method: method } = order;
  const quarters = QUARTERS[status] ?? 2;
  const time = WAITED_FOR.includes(status) ? expectedTime(order) : null;
  return (
    <LinkCard raised>
      <div className={styles.order}>
        <div className={styles.body}>
          <div className={styles.photo}>
            <Picture src={orderedThings(order)[0]?.image ?? null} alt="" ratio="1/1" rounded />
          </div>
          <div className={styles.words}>
            <h3 className={styles.status}>
              <CardLink
                href={pathTo('orderDetail', { id: order.id })}
                aria-label={`${statusOf(status)}. ${t('viewOrderNo', { number: order.sales_order_tx_id })}`}
              >
                {statusOf(status)}
              </CardLink>
            </h3>
            {time && (
              <p className={styles.when}>
                <span>{expectedTimeText(i18n, method, time.end !== null)}</span>{' '}
                <strong>
                  {time.end === null
                    ? format.time(time.start)
                    : format.timeRange(time.start, time.end)}
                </strong>
              </p>
            )}
            <p className={styles.what}>
              {inARow([order.branch.branch_name, t('orders:pieces', { count: order.total_qty })])}
            </p>
          </div>
          <Icon drawing={chevronRightIcon} size={20} className={styles.arrow} />
        </div>
        <span className={styles.way}>
          {[1, 2, 3, 4].map((quarter) => (
            <span
              key={quarter}
              className={cx(
                styles.step,
                quarter < quarters && styles.done,
                quarter === quarters && styles.now,
              )}
            />
          ))}
        </span>
      </div>
    </LinkCard>
  );
}
