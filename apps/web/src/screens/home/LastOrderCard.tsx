import { pathTo } from '@claypot/domain';
import type { SalesOrderSummary } from '@claypot/sdk';
import { Card, LinkButton, Picture, Price } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { OrderStatusBadge } from '../parts/OrderStatusBadge.tsx';
import { ReorderButton } from '../reorder/ReorderButton.tsx';
import type { ReorderProps } from '../reorder/reorder-props.ts';
import styles from './LastOrderCard.module.css';

/** Dishes named on the card; what is more is counted. */
const NAMED = 2;

interface LastOrderCardProps {
  readonly order: SalesOrderSummary;
  /** To make it again; null while it is still on its way. */
  readonly reorder: ReorderProps | null;
}

/** An order in short, leading to the whole of it, and to the same again. */
export function LastOrderCard({ order, reorder }: LastOrderCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const items = itemsOf(order);
  const more = items.length - NAMED;
  return (
    <Card as="article">
      <header className={styles.head}>
        <div className={styles.photo}>
          <Picture src={items[0]?.image ?? null} alt="" ratio="1/1" rounded />
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
        {items.slice(0, NAMED).map(({ id, qty, name }) => (
          <li key={id}>{t('times', { qty, dish: name })}</li>
        ))}
        {more > 0 && <li className={styles.more}>{t('andMore', { count: more })}</li>}
      </ul>
      <footer className={styles.foot}>
        <Price amount={format.amount(order.final_total_amount)} />
        <span className={styles.actions}>
          <LinkButton
            variant={reorder ? 'quiet' : 'secondary'}
            size="sm"
            href={pathTo('orderDetail', { id: order.id })}
            aria-label={t('viewOrderNo', { number: order.sales_order_tx_id })}
          >
            {t('viewOrder')}
          </LinkButton>
          {reorder && <ReorderButton order={order} reorder={reorder} />}
        </span>
      </footer>
    </Card>
  );
}

/** Packages first, as on the order's own screen; a hot deal goes by its own name. */
function itemsOf({ order_package, order_dish }: SalesOrderSummary) {
  return [
    ...order_package.map(({ id, qty, image, hot_deal_name, package_name }) => ({
      ...{ id: `package-${id}`, qty, image },
      name: hot_deal_name ?? package_name,
    })),
    ...order_dish.map(({ id, qty, image, dish_name }) => ({ id, qty, image, name: dish_name })),
  ];
}
