import type { ProgressStep } from '@claypot/domain/ordering';
import { formatPhone } from '@claypot/i18n';
import type { SalesOrder } from '@claypot/sdk';
import { Callout, useAnnouncedChange, warningIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useOrderStatus } from '../../shared/order/use-order-status.ts';
import { OrderBanner } from './banner/OrderBanner.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderPayment } from './payment/OrderPayment.tsx';
import type { OrderCancelProps } from './use-order-cancel.ts';

interface FollowedOrderProps {
  readonly order: SalesOrder;
  readonly progress: readonly ProgressStep[];
  readonly following: boolean;
  readonly stale: boolean;
  readonly canPay: boolean;
  readonly onPay: () => void;
  readonly cancel: OrderCancelProps;
  readonly way: ReactNode;
}

export function FollowedOrder(props: FollowedOrderProps) {
  const { order, progress, following, stale, canPay, onPay, cancel, way } = props;
  const { t } = useTranslation('orders');
  const status = useOrderStatus()(order.status);
  useAnnouncedChange(t('statusNow', { status }));
  return (
    <>
      <OrderBanner
        order={order}
        canPay={canPay}
        onPay={onPay}
        wayOut={<CancelOrder orderId={order.id} cancel={cancel} />}
      />
      {stale && (
        <Callout tone="notice" icon={warningIcon}>
          {t('stale')}
        </Callout>
      )}
      {order.courier_failed && (
        <Callout tone="notice" icon={warningIcon}>
          {order.courier_rejected
            ? t('courierRejected', {
                branch: order.branch.branch_name,
                phone: unbroken(formatPhone(order.branch.contact_no)),
              })
            : t('courierFailed')}
        </Callout>
      )}
      {way}
      {/* A bill at the counter appears once it is paid. */}
      {order.delivery_method !== 'dine-in' && (
        <OrderProgress
          steps={progress}
          delivered={order.delivery_method === 'delivery'}
          following={following && !stale}
        />
      )}
      <OrderFacts order={order} />
      <OrderedItems order={order} />
      <OrderPayment order={order} />
    </>
  );
}

/** Returns the phone number with non-breaking characters. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
}
