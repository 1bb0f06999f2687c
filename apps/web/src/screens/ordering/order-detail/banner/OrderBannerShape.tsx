import {
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
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { OrderStatusBadge } from '../../../shared/order/OrderStatusBadge.tsx';
import type { bannerOf } from './banner-of.ts';
import styles from './OrderBanner.module.css';

type OrderBannerShapeProps = ReturnType<typeof bannerOf> & {
  readonly status: string;
  /** When it is expected, or until when it is to be paid. */
  readonly children: ReactNode;
};

/** Of those that have no pot on the fire. */
const ICONS = {
  calm: starIcon,
  unpaid: cardIcon,
  processing: clockIcon,
  cancelled: closeIcon,
} as const satisfies Record<string, IconDrawing>;

/** How an order stands, as it is laid out: the pot, the status and a sentence. */
export function OrderBannerShape({ children, look, status, text, title }: OrderBannerShapeProps) {
  const { t } = useTranslation('orders');
  return (
    <section className={cx(styles.banner, styles[look])}>
      {look === 'warm' || look === 'ready' ? (
        <span className={styles.pot}>
          <ClaypotMark size="lg" steaming />
        </span>
      ) : (
        <span className={styles.icon}>
          <Icon drawing={ICONS[look]} size={28} />
        </span>
      )}
      <div className={styles.head}>
        <OrderStatusBadge status={status} />
      </div>
      <h2 className={styles.title}>{t(title)}</h2>
      {text && <p className={styles.text}>{t(text)}</p>}
      {children}
    </section>
  );
}
