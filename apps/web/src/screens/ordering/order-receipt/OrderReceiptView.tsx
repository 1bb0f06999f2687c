import type { OrderReceiptView as Receipt } from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import { Callout, EmptyState, infoIcon, LinkButton, Screen, TopBar } from '@claypot/ui';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { LensArt } from '../../shared/art/LensArt.tsx';
import { StaleNotice } from '../../shared/freshness/StaleNotice.tsx';
import { Unconfirmed } from '../../shared/freshness/Unconfirmed.tsx';
import { LoadFailed } from '../../shared/loading/LoadFailed.tsx';
import { LoadingSkeleton } from '../../shared/loading/LoadingSkeleton.tsx';
import { OrderSkeleton } from '../order-detail/OrderSkeleton.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';

interface OrderReceiptViewProps {
  readonly back: Back;
  readonly receipt: Receipt;
  readonly onRetry: () => void;
}

export function OrderReceiptView({ back, onRetry, receipt }: OrderReceiptViewProps) {
  const { t } = useTranslation('orders');
  const { order, status } = receipt;
  // The owner is redirected to the order; until then, the page looks like loading.
  const isLoading = status === 'loading' || status === 'owned';
  return (
    <Screen top={<TopBar title={t('receiptTitle')} back={back} />} busy={isLoading}>
      {isLoading && (
        <LoadingSkeleton>
          <OrderSkeleton />
        </LoadingSkeleton>
      )}
      {status === 'failed' && <LoadFailed title={t('detailFailed')} onRetry={onRetry} />}
      {status === 'notFound' && (
        <EmptyState
          art={<LensArt />}
          title={t('notFoundTitle')}
          text={t('receiptGone')}
          action={<LinkButton href={ROUTES.orderList.path}>{t('toOrders')}</LinkButton>}
        />
      )}
      {receipt.unconfirmed && <Unconfirmed />}
      {status === 'ready' && order && (
        <>
          <ReceiptFacts order={order} following={receipt.following && !receipt.stale} />
          {receipt.stale && <StaleNotice text={t('stale')} onRetry={onRetry} />}
          <Callout tone="notice" icon={infoIcon} title={t('receiptOnlyTitle')}>
            {t('receiptOnlyText')}
          </Callout>
        </>
      )}
    </Screen>
  );
}
