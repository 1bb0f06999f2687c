import type { TicketView } from '@claypot/counter/orders';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { REASON_TEXTS, STATUS_TEXTS } from '../../shared/text/words.ts';
import styles from './TicketHistory.module.css';

/** Changes of the status, oldest first. */
export function TicketHistory({ history }: Pick<TicketView, 'history'>) {
  const { t } = useTranslation('counterOrders');
  const format = useFormat();
  if (history.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t('history')}</h3>
      <ol className={styles.changes}>
        {history.map(({ at, status, reason, text }) => (
          <li key={`${at} ${status}`} className={styles.change}>
            <time dateTime={at} className={styles.at}>
              {format.time(Temporal.Instant.from(at))}
            </time>
            <div className={styles.words}>
              <p>{t(STATUS_TEXTS[status])}</p>
              {reason !== null && (
                <p className={styles.reason}>{text ?? t(REASON_TEXTS[reason])}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
