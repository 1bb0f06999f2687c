import type { SalesOrder } from '@claypot/sdk';
import { Button } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { bannerOf } from './banner-of.ts';
import { OnTheWay } from './OnTheWay.tsx';
import styles from './OrderBanner.module.css';
import { OrderBannerShape } from './OrderBannerShape.tsx';
import { WhenExpected } from './WhenExpected.tsx';

interface OrderBannerProps {
  readonly order: SalesOrder;
  readonly canPay: boolean;
  readonly onPay: () => void;
  /** Cancel button of an unpaid order. */
  readonly wayOut: ReactNode;
}

export function OrderBanner({ order, canPay, onPay, wayOut }: OrderBannerProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = bannerOf(order);
  const isFollowed = words.look === 'warm' || words.look === 'ready';
  const until = order.payment_expires_at;
  return (
    <OrderBannerShape {...words} status={order.status}>
      <WhenExpected order={order} />
      {isFollowed && <OnTheWay order={order} />}
      {canPay && until !== null && (
        <p className={styles.text}>
          {t('payBefore', { time: format.time(Temporal.Instant.from(until)) })}
        </p>
      )}
      {canPay && (
        <div className={styles.action}>
          <Button size="lg" wide onClick={onPay}>
            {t('completePayment')}
          </Button>
          {wayOut}
        </div>
      )}
    </OrderBannerShape>
  );
}
