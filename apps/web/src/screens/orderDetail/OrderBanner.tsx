import type { SalesOrder } from '@claypot/sdk';
import {
  Button,
  ClaypotMark,
  cardIcon,
  clockIcon,
  closeIcon,
  cx,
  Icon,
  type IconDrawing,
  starIcon,
} from '@claypot/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { OrderStatusBadge } from '../parts/OrderStatusBadge.tsx';
import { bannerOf } from './banner-of.ts';
import { OnTheWay } from './OnTheWay.tsx';
import styles from './OrderBanner.module.css';
import { WhenExpected } from './WhenExpected.tsx';

interface OrderBannerProps {
  readonly order: SalesOrder;
  readonly canPay: boolean;
  readonly onPay: () => void;
  /** What else can be done with an order that is not paid. */
  readonly wayOut: ReactNode;
}

/** Of those that have no pot on the fire. */
const ICONS = {
  calm: starIcon,
  unpaid: cardIcon,
  processing: clockIcon,
  cancelled: closeIcon,
} as const satisfies Record<string, IconDrawing>;

/** Thanks, and the one thing to know about the order just now. */
export function OrderBanner({ order, canPay, onPay, wayOut }: OrderBannerProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { look, title, text } = bannerOf(order);
  const until = order.payment_expires_at;
  const isFollowed = look === 'warm' || look === 'ready';
  return (
    <section className={cx(styles.banner, styles[look])}>
      {isFollowed ? (
        <span className={styles.pot}>
          <ClaypotMark size="lg" steaming />
        </span>
      ) : (
        <span className={styles.icon}>
          <Icon drawing={ICONS[look]} size={28} />
        </span>
      )}
      <div className={styles.head}>
        <OrderStatusBadge status={order.status} />
      </div>
      <h2 className={styles.title}>{t(title)}</h2>
      {text && <p className={styles.text}>{t(text)}</p>}
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
    </section>
  );
}
