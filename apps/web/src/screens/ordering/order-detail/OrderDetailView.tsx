import {
  canReorder,
  isTerminal,
  type OrderDetailView as OrderDetail,
} from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import { ActionBar, EmptyState, LinkButton, Screen, TopBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { LensArt } from '../../shared/art/LensArt.tsx';
import { Unconfirmed } from '../../shared/freshness/Unconfirmed.tsx';
import { LoadFailed } from '../../shared/loading/LoadFailed.tsx';
import { LoadingSkeleton } from '../../shared/loading/LoadingSkeleton.tsx';
import { ReorderButton } from '../reorder/ReorderButton.tsx';
import type { ReorderProps } from '../reorder/reorder-props.ts';
import { FollowedOrder } from './FollowedOrder.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import type { OrderCancelProps } from './use-order-cancel.ts';

interface OrderDetailViewProps {
  readonly back: Back;
  readonly detail: OrderDetail;
  readonly reorder: ReorderProps;
  readonly onRetry: () => void;
  readonly onPay: () => void;
  readonly cancel: OrderCancelProps;
  /** Map with the rider's position during delivery. */
  readonly way?: ReactNode;
  /** Content below the order, such as the offer to install the app. */
  readonly offer?: ReactNode;
}

export function OrderDetailView(props: OrderDetailViewProps) {
  const { back, cancel, detail, offer, reorder, onRetry, onPay, way } = props;
  const { t } = useTranslation(['orders', 'common']);
  const { status, order } = detail;
  // A customer waiting for an order does not want another one, so the reorder button is at the end
  // then.
  const over = order !== null && isTerminal(order);
  const underWay = order !== null && !over && order.status !== 'MAKING PAYMENT';
  return (
    <Screen
      top={<TopBar title={t('detailTitle')} back={back} />}
      bottom={
        over &&
        canReorder(order) && (
          <ActionBar>
            <ReorderButton order={order} reorder={reorder} size="lg" />
          </ActionBar>
        )
      }
      busy={status === 'loading'}
    >
      {status === 'loading' && (
        <LoadingSkeleton>
          <OrderSkeleton />
        </LoadingSkeleton>
      )}
      {status === 'failed' && <LoadFailed title={t('detailFailed')} onRetry={onRetry} />}
      {status === 'notFound' && (
        <EmptyState
          art={<LensArt />}
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          action={<LinkButton href={ROUTES.orderList.path}>{t('toOrders')}</LinkButton>}
        />
      )}
      {detail.unconfirmed && <Unconfirmed />}
      {status === 'ready' && order && (
        <FollowedOrder
          order={order}
          progress={detail.progress}
          following={detail.following}
          stale={detail.stale}
          canPay={detail.canPay}
          onPay={onPay}
          cancel={cancel}
          way={way}
        />
      )}
      {offer}
      {underWay && <ReorderButton order={order} reorder={reorder} size="lg" variant="secondary" />}
    </Screen>
  );
}
