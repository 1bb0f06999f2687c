import { type OrderDetailView as OrderDetail, ROUTES } from '@claypot/domain';
import { ActionBar, EmptyState, LinkButton, Screen, Skeleton, TopBar } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { Back } from '../../app/useBack.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { LoadingOutline } from '../parts/LoadingOutline.tsx';
import { ReorderButton } from '../reorder/ReorderButton.tsx';
import type { ReorderProps } from '../reorder/reorder-props.ts';
import { FollowedOrder } from './FollowedOrder.tsx';

interface OrderDetailViewProps {
  readonly back: Back;
  readonly detail: OrderDetail;
  readonly reorder: ReorderProps;
  readonly onRetry: () => void;
  readonly onPay: () => void;
}

export function OrderDetailView({ back, detail, reorder, onRetry, onPay }: OrderDetailViewProps) {
  const { t } = useTranslation(['orders', 'common']);
  const { status, order } = detail;
  return (
    <Screen
      top={<TopBar title={t('detailTitle')} back={back} />}
      bottom={
        order &&
        order.status !== 'MAKING PAYMENT' && (
          <ActionBar>
            <ReorderButton order={order} reorder={reorder} size="lg" />
          </ActionBar>
        )
      }
      busy={status === 'loading'}
    >
      {status === 'loading' && (
        <LoadingOutline>
          <Skeleton shape="picture" count={2} />
          <Skeleton shape="row" count={3} />
        </LoadingOutline>
      )}
      {status === 'failed' && <LoadFailed title={t('detailFailed')} onRetry={onRetry} />}
      {status === 'notFound' && (
        <EmptyState
          icon="search"
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          action={<LinkButton href={ROUTES.orderList.path}>{t('toOrders')}</LinkButton>}
        />
      )}
      {status === 'ready' && order && (
        <FollowedOrder
          order={order}
          progress={detail.progress}
          following={detail.following}
          stale={detail.stale}
          canPay={detail.canPay}
          onPay={onPay}
        />
      )}
    </Screen>
  );
}
