import type { CardView, DishView, LineView, TicketView } from '@claypot/counter/orders';
import { checkIcon, cx, Icon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { choicesText } from '../../shared/text/choices-text.ts';
import styles from './TicketLines.module.css';

interface TicketLinesProps {
  readonly card: CardView;
  readonly ticket: Pick<TicketView, 'lineTotals' | 'markableLines'>;
  readonly onMark: (lineId: string) => void;
}

/** Dishes and packages of the order, with their choices. */
export function TicketLines({ card, ticket, onMark }: TicketLinesProps) {
  const { t } = useTranslation(['counterOrders', 'counterRefunds']);
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <span>{t('items')}</span>{' '}
        <span className={styles.count}>{t('pieces', { count: card.qty })}</span>
      </h3>
      <ul className={styles.lines}>
        {card.lines.map((line) => (
          <li key={line.id} className={cx(styles.line, line.isUnavailable && styles.gone)}>
            <Line line={line} total={ticket.lineTotals.get(line.id)} />
            {ticket.markableLines.includes(line.id) && (
              <button
                type="button"
                className={styles.mark}
                aria-label={t('counterRefunds:markUnavailableOf', { item: line.name })}
                onClick={() => onMark(line.id)}
              >
                {t('counterRefunds:markUnavailable')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line, total }: { readonly line: LineView; readonly total: number | undefined }) {
  const { t } = useTranslation('counterOrders');
  const format = useFormat();
  return (
    <>
      <div className={styles.row}>
        <Dish dish={line} />
        {total !== undefined && (
          <span className={styles.total} translate="no">
            {format.amount(total)}
          </span>
        )}
      </div>
      {line.isUnavailable && <p className={styles.state}>{t('unavailable')}</p>}
      {line.isCrossedOff && (
        <p className={styles.done}>
          <Icon drawing={checkIcon} size={16} />
          <span>{t('crossedOff')}</span>
        </p>
      )}
      {line.dishes.length > 0 && (
        <ul className={styles.dishes}>
          {line.dishes.map((dish) => (
            <li key={`${dish.name} ${choicesText(t, dish.choices)}`} className={styles.row}>
              <Dish dish={dish} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Dish({ dish }: { readonly dish: DishView }) {
  const { t } = useTranslation('counterOrders');
  return (
    <>
      <span className={styles.qty} translate="no">
        {t('times', { qty: dish.qty })}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{dish.name}</p>
        {dish.choices.length > 0 && (
          <p className={styles.choices}>{choicesText(t, dish.choices)}</p>
        )}
      </div>
    </>
  );
}
