import type { ColumnView } from '@claypot/counter/orders';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COLUMN_TEXTS } from '../shared/text/words.ts';
import styles from './BoardColumn.module.css';
import { type CardCallbacks, OrderCard } from './OrderCard.tsx';

interface BoardColumnProps extends CardCallbacks {
  readonly column: ColumnView;
  /** True if it is the column that a narrow screen shows. */
  readonly isShown: boolean;
}

/** Number of cards from which a column does not fit the height of a tablet. */
const MANY = 5;

export function BoardColumn({ column, isShown, ...callbacks }: BoardColumnProps) {
  const { t } = useTranslation('counterOrders');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={styles.column}
      data-name={column.name}
      data-load={loadOf(column)}
      data-shown={isShown || undefined}
    >
      <h2 id={titleId} className={styles.title}>
        <span>{t(COLUMN_TEXTS[column.name])}</span>{' '}
        <span className={styles.count} translate="no">
          {column.cards.length}
        </span>
      </h2>
      {column.cards.length === 0 ? (
        <p className={styles.empty}>{t('columnEmpty')}</p>
      ) : (
        <ul className={styles.cards}>
          {column.cards.map((card) => (
            <li key={card.id}>
              <OrderCard card={card} {...callbacks} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Load of a column, by which the columns share the width; see `BoardView.module.css`. */
function loadOf({ cards }: ColumnView): 'none' | 'some' | 'many' {
  if (cards.length === 0) return 'none';
  return cards.length < MANY ? 'some' : 'many';
}
