import type { CardView } from '@claypot/counter/orders';
import { Badge, type BadgeTone } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { CardLateness } from '../shared/CardTime.tsx';
import { STATUS_TEXTS } from '../shared/words.ts';

const TONES: Readonly<Record<CardView['status'], BadgeTone>> = {
  PENDING: 'action',
  PREPARING: 'progress',
  READY: 'success',
  DELIVERING: 'success',
  COMPLETED: 'neutral',
  CANCELLED: 'danger',
  NOT_COLLECTED: 'danger',
};

/** Status of an order and, while it is open, its lateness. */
export function OrderBadge({ card }: { readonly card: CardView }) {
  const { t } = useTranslation('counterOrders');
  const isOver = ['COMPLETED', 'CANCELLED', 'NOT_COLLECTED'].includes(card.status);
  return (
    <>
      <Badge tone={TONES[card.status]}>{t(STATUS_TEXTS[card.status])}</Badge>
      {!isOver && card.column !== 'scheduled' && <CardLateness card={card} />}
    </>
  );
}
