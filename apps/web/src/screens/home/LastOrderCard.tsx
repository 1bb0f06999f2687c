import { pathTo } from '@claypot/domain';
import type { SalesOrderSummary } from '@claypot/sdk';
import { Card, LinkButton, Picture, Price } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { OrderStatusBadge } from '../parts/OrderStatusBadge.tsx';
import styles from './LastOrderCard.module.css';

/** Dishes named on the card; what is more is counted. */
const NAMED = 2;

/** An order in short, leading to the whole of it. */
export function LastOrderCard({ order }: { readonly order: SalesOrderSummary }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const more = order.order_dish.length - NAMED;
  return (
    <Card as="article">
      <header className={styles.head}>
        <div className={styles.photo}>
          <Picture src={order.order_dish[0]?.image ?? null} alt="" ratio="1/1" rounded />
        </div>
        <div className={styles.words}>
          <h3 className={styles.branch}>{order.branch.branch_name}</h3>
          <p className={styles.when}>
            {format.dateTime(Temporal.Instant.from(order.created_time))}
          </p>
        </div>
        <OrderStatusBadge status={order.status} />
      </header>
      <ul className={styles.dishes}>
        {order.order_dish.slice(0, NAMED).map(({ id, qty, dish_name }) => (
          <li key={id}>{t('times', { qty, dish: dish_name })}</li>
        ))}
        {more > 0 && <li className={styles.more}>{t('andMore', { count: more })}</li>}
      </ul>
      <footer className={styles.foot}>
        <Price amount={format.amount(order.final_total_amount)} />
        <LinkButton
          variant="secondary"
          size="sm"
          href={pathTo('orderDetail', { id: order.id })}
          aria-label={t('viewOrderNo', { number: order.sales_order_tx_id })}
        >
          {t('viewOrder')}
        </LinkButton>
      </footer>
    </Card>
  );
}
