import type { CardView } from '@claypot/counter/orders';
import { Icon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { undoIcon } from '../shared/text/icons.ts';
import { STEP_TEXTS } from '../shared/text/words.ts';
import styles from './RecallList.module.css';

interface RecallListProps {
  readonly cards: readonly CardView[];
  readonly onRecall: (orderId: string) => void;
}

/** The last ready orders. A press brings one back to preparation. */
export function RecallList({ cards, onRecall }: RecallListProps) {
  const { t } = useTranslation('counterOrders');
  return (
    <section aria-label={t('recallText')} className={styles.recall}>
      <h2 className={styles.title}>
        <Icon drawing={undoIcon} size={20} />
        <span>{t('recallTitle')}</span>
      </h2>
      {cards.length === 0 ? (
        <p className={styles.empty}>{t('recallEmpty')}</p>
      ) : (
        <ul className={styles.list}>
          {cards.map(({ id, shortNumber }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.button}
                aria-label={t('stepOf', { step: t(STEP_TEXTS.recall), number: shortNumber })}
                onClick={() => onRecall(id)}
              >
                <span translate="no">{shortNumber}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
