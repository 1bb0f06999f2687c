import type { ColumnName, ColumnView } from '@claypot/counter/orders';
import { useTranslation } from 'react-i18next';
import { COLUMN_TEXTS } from '../shared/text/words.ts';
import styles from './ColumnTabs.module.css';

interface ColumnTabsProps {
  readonly columns: readonly ColumnView[];
  readonly shown: ColumnName;
  readonly onShow: (name: ColumnName) => void;
}

/** Chooses the column that a narrow screen shows. A wide one shows all and hides these buttons. */
export function ColumnTabs({ columns, shown, onShow }: ColumnTabsProps) {
  const { t } = useTranslation('counterOrders');
  return (
    <fieldset aria-label={t('columns')} className={styles.tabs}>
      {columns.map(({ name, cards }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === shown}
          className={styles.tab}
          data-ringing={cards.some((card) => card.isRinging) || undefined}
          onClick={() => onShow(name)}
        >
          <span className={styles.count} translate="no">
            {cards.length}
          </span>
          <span className={styles.name}>{t(COLUMN_TEXTS[name])}</span>
        </button>
      ))}
    </fieldset>
  );
}
