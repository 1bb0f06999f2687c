import type { CardView } from '@claypot/counter/orders';
import { cx } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { minutesLeftText } from '../shared/duration-text.ts';
import { useFormat } from '../shared/use-format.ts';
import styles from './CardTime.module.css';

/** Due time and lateness, as colour and text. A scheduled order has its date instead. */
export function CardTime({ card }: { readonly card: CardView }) {
  const { t } = useTranslation('counterOrders');
  const format = useFormat();
  if (card.column === 'scheduled') {
    return <p className={styles.scheduled}>{format.dateTime(card.dueAt)}</p>;
  }
  return (
    <p className={styles.time}>
      <span className={cx(styles.left, styles[card.lateness])}>
        {minutesLeftText(t, card.minutesLeft)}
      </span>
      <span className={styles.due}>{format.time(card.dueAt)}</span>
    </p>
  );
}
