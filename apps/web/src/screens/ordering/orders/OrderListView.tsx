import type { QueryView } from '@claypot/domain/machines';
import { foldTries } from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import type { SalesOrderSummary } from '@claypot/sdk';
import { EmptyState, LinkButton, Screen, TopBar } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { TableArt } from '../../shared/art/TableArt.tsx';
import { RecordsBody } from '../../shared/loading/RecordsBody.tsx';
import { ReorderPopups } from '../reorder/ReorderPopups.tsx';
import type { ReorderProps } from '../reorder/reorder-props.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrderListView.module.css';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

interface OrderListViewProps {
  readonly orders: QueryView<SalesOrderSummary[]>;
  readonly reorder: ReorderProps;
  readonly onRetry: () => void;
}

export function OrderListView({ orders, reorder, onRetry }: OrderListViewProps) {
  const { t } = useTranslation('orders');
  return (
    <Screen
      width="split"
      top={<TopBar title={t('title')} look="large" />}
      busy={orders.status === 'loading'}
    >
      <RecordsBody
        records={orders}
        outline={<OrdersSkeleton />}
        failed={t('listFailed')}
        stale={t('listStale')}
        empty={<NoOrders />}
        onRetry={onRetry}
      >
        {(records) => (
          <ul className={styles.list}>
            {foldTries(records).map(({ order, tries }) => (
              <OrderCard key={order.id} order={order} tries={tries} reorder={reorder} />
            ))}
          </ul>
        )}
      </RecordsBody>
      <ReorderPopups reorder={reorder} />
    </Screen>
  );
}

function NoOrders() {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <EmptyState
      art={<TableArt />}
      title={t('common:noRecords')}
      text={t('emptyText')}
      action={
        <LinkButton size="lg" href={ROUTES.menu.path}>
          {t('toMenu')}
        </LinkButton>
      }
    />
  );
}
