import type { CardView } from '@claypot/counter/orders';
import { cx } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import styles from './CardTime.module.css';
import { minutesLeftText } from './text/duration-text.ts';

interface CardTimeProps {
  readonly card: CardView;
}

/** Time at which the order is due. A scheduled order has its date instead of the lateness. */
export function CardDueTime({ card }: CardTimeProps) {
  const format = useFormat();
  if (card.column === 'scheduled') return null;
  return <span className={styles.due}>{format.time(card.dueAt)}</span>;
}

/** Minutes until the order is due, as colour and text. */
export function CardLateness({ card }: CardTimeProps) {
  const { t } = useTranslation('counterOrders');
  const format = useFormat();
  if (card.column === 'scheduled') {
    return <span className={styles.date}>{format.dateTime(card.dueAt)}</span>;
  }
  return (
    <span className={cx(styles.left, styles[card.lateness])}>
      {minutesLeftText(t, card.minutesLeft)}
    </span>
  );
}
