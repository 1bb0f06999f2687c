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
  /** Content below the text, such as the estimated time, the payment deadline or buttons. */
  readonly children: ReactNode;
};

/** Icons of the looks without the steaming pot. */
const ICONS = {
  calm: starIcon,
  unpaid: cardIcon,
  processing: clockIcon,
  cancelled: closeIcon,
} as const satisfies Record<string, IconDrawing>;

/** Layout of the status banner, shared by the screen and the server-rendered page. */
export function OrderBannerShape({
  children,
  look,
  more,
  note,
  status,
  text,
  title,
}: OrderBannerShapeProps) {
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
      {note !== null && <p className={styles.text}>{note}</p>}
      {more && <p className={styles.text}>{t(more)}</p>}
      {children}
    </section>
  );
}
