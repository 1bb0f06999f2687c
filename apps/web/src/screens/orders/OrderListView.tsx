import { type ResourceView, ROUTES } from '@claypot/domain';
import type { SalesOrderSummary } from '@claypot/sdk';
import { EmptyState, LinkButton, Screen, Skeleton, TopBar } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { LoadingOutline } from '../parts/LoadingOutline.tsx';
import { StaleNotice } from '../parts/StaleNotice.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrderListView.module.css';

interface OrderListViewProps {
  readonly orders: ResourceView<SalesOrderSummary[]>;
  readonly onRetry: () => void;
}

export function OrderListView({ orders, onRetry }: OrderListViewProps) {
  const { t } = useTranslation(['orders', 'common']);
  const { status, data, stale } = orders;
  return (
    <Screen top={<TopBar title={t('title')} look="large" />} busy={status === 'loading'}>
      {status === 'loading' && (
        <LoadingOutline>
          <Skeleton shape="picture" count={3} />
        </LoadingOutline>
      )}
      {status === 'failed' && <LoadFailed title={t('listFailed')} onRetry={onRetry} />}
      {status === 'empty' && (
        <EmptyState
          icon="receipt"
          title={t('common:noRecords')}
          text={t('emptyText')}
          action={
            <LinkButton size="lg" href={ROUTES.menu.path}>
              {t('toMenu')}
            </LinkButton>
          }
        />
      )}
      {stale && <StaleNotice text={t('listStale')} onRetry={onRetry} />}
      {status === 'ready' && (
        <ul className={styles.list}>
          {data?.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Screen>
  );
}
