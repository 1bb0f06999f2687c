import type { CardView } from '@claypot/counter/orders';
import { Badge, type BadgeTone, Icon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { CardLateness } from '../shared/CardTime.tsx';
import { METHOD_ICONS, METHOD_TEXTS, STATUS_TEXTS } from '../shared/text/words.ts';
import styles from './OrderBadge.module.css';

const TONES: Readonly<Record<CardView['status'], BadgeTone>> = {
  PENDING: 'action',
  PREPARING: 'progress',
  READY: 'success',
  DELIVERING: 'success',
  COMPLETED: 'neutral',
  CANCELLED: 'danger',
  NOT_COLLECTED: 'danger',
};

/** Method and status of an order and, while it is open, its lateness. */
export function OrderBadge({ card }: { readonly card: CardView }) {
  const { t } = useTranslation(['counterOrders', 'common']);
  const isOver = ['COMPLETED', 'CANCELLED', 'NOT_COLLECTED'].includes(card.status);
  return (
    <>
      <span className={styles.method}>
        <Icon drawing={METHOD_ICONS[card.method]} size={28} />
        <span>{t(METHOD_TEXTS[card.method])}</span>
      </span>
      <Badge tone={TONES[card.status]}>{t(STATUS_TEXTS[card.status])}</Badge>
      {!isOver && card.column !== 'scheduled' && <CardLateness card={card} />}
    </>
  );
}
