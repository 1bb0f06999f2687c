import type { KitchenView } from '@claypot/counter/orders';
import { Skeleton } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesText } from '../shared/text/choices-text.ts';
import styles from './KitchenSums.module.css';

interface KitchenSumsProps {
  readonly sums: KitchenView['sums'];
  readonly isLoading: boolean;
}

/** Equal items of all tickets, with the pieces that are left to cook. */
export function KitchenSums({ sums, isLoading }: KitchenSumsProps) {
  const { t } = useTranslation('counterOrders');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {t('sums')}
      </h2>
      {isLoading && <Skeleton shape="row" count={4} />}
      <ul className={styles.sums}>
        {sums.map(({ key, name, choices, qty, orders }) => (
          <li key={key} className={styles.sum} data-done={qty === 0 || undefined}>
            <span className={styles.qty} translate="no">
              {t('times', { qty })}
            </span>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              {choices.length > 0 && <p className={styles.choices}>{choicesText(t, choices)}</p>}
              <p className={styles.orders}>{t('forOrders', { orders: orders.join(', ') })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
