import { canReorder } from '@claypot/domain/ordering';
import { pathTo } from '@claypot/domain/routes';
import type { SalesOrderSummary } from '@claypot/sdk';
import { Card, LinkButton, Price } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { ReorderButton } from '../../../ordering/reorder/ReorderButton.tsx';
import type { ReorderProps } from '../../../ordering/reorder/reorder-props.ts';
import { inARow } from '../../../shared/layout/in-a-row.ts';
import { OrderPhotos } from '../../../shared/order/OrderPhotos.tsx';
import { orderedThings } from '../../../shared/order/ordered-things.ts';
import styles from './LastOrderCard.module.css';

/** Maximum dishes named on the card; the rest are counted. */
const NAMED = 2;

interface LastOrderCardProps {
  readonly order: SalesOrderSummary;
  /** True if the customer often places this order at this time of day. */
  readonly isUsual?: boolean;
  readonly reorder: ReorderProps;
}

/** The last or usual order with its pictures, and a button to reorder it. */
export function LastOrderCard({ order, isUsual = false, reorder }: LastOrderCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const things = orderedThings(order);
  const more = things.length - NAMED;
  return (
    <Card as="article">
      <OrderPhotos things={things} />
      <h3 className={styles.dishes}>
        <span>
          {things
            .slice(0, NAMED)
            .map(({ qty, name }) => t('times', { qty, dish: name }))
            .join(t('listed'))}
        </span>
        {more > 0 && <span className={styles.more}>{` ${t('andMore', { count: more })}`}</span>}
      </h3>
      <p className={styles.when}>
        {inARow([
          order.branch.branch_name,
          isUsual ? t('usual') : format.date(Temporal.Instant.from(order.created_time)),
        ])}
      </p>
      <footer className={styles.foot}>
        <Price amount={format.amount(order.final_total_amount)} />
        <div className={styles.actions}>
          <LinkButton
            variant="quiet"
            size="sm"
            href={pathTo('orderDetail', { id: order.id })}
            aria-label={t('viewOrderNo', { number: order.sales_order_tx_id })}
          >
            {t('viewOrder')}
          </LinkButton>
          {canReorder(order) && <ReorderButton order={order} reorder={reorder} />}
        </div>
      </footer>
    </Card>
  );
}
