import type { LastBoardView as LastBoard, LastOrder } from '@claypot/counter/orders';
import { Icon, VisuallyHidden } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeZoneContext } from '../../../hooks/time-zone-context.ts';
import { useFormat } from '../../../hooks/use-format.ts';
import { durationText } from '../../orders/shared/text/duration-text.ts';
import { COLUMN_TEXTS, METHOD_ICONS, METHOD_TEXTS } from '../../orders/shared/text/words.ts';
import styles from './LastBoardView.module.css';

/** The orders that the device has shown last, marked as old and without steps. */
export function LastBoardView({ board }: { readonly board: LastBoard }) {
  const { t } = useTranslation('counterOrders');
  const titleId = useId();
  return (
    <TimeZoneContext value={board.timeZone}>
      <section aria-labelledby={titleId} className={styles.board}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('lastOrders')}
          </h2>
          <p className={styles.age}>{t('shownFrom', { age: durationText(t, board.ageSeconds) })}</p>
        </div>
        <div className={styles.columns}>
          {board.columns.map(({ name, orders }) => (
            <section key={name}>
              <h3 className={styles.column}>
                <span>{t(COLUMN_TEXTS[name])}</span>{' '}
                <span className={styles.count} translate="no">
                  {orders.length}
                </span>
              </h3>
              <ul className={styles.orders}>
                {orders.map((order) => (
                  <li key={order.id}>
                    <Order order={order} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </TimeZoneContext>
  );
}

function Order({ order }: { readonly order: LastOrder }) {
  const { t } = useTranslation(['counterOrders', 'common']);
  const format = useFormat();
  const { dueAt, lines, method, shortNumber } = order;
  return (
    <article className={styles.order}>
      <p className={styles.facts}>
        <strong className={styles.number} translate="no">
          {shortNumber}
        </strong>
        <Icon drawing={METHOD_ICONS[method]} size={24} />
        <VisuallyHidden>{t(METHOD_TEXTS[method])}</VisuallyHidden>
        <span className={styles.due}>{format.time(dueAt)}</span>
      </p>
      <p className={styles.items}>
        {lines.map(({ name, qty }) => t('itemOf', { qty, name })).join(', ')}
      </p>
    </article>
  );
}
