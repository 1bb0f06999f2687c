import type { TicketView } from '@claypot/counter/orders';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { Button, useAnnouncement } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ReadyTime.module.css';

interface ReadyTimeProps {
  readonly change: TicketView['timeChange'];
  readonly onAddMinutes: (minutes: number) => void;
}

const ADDED = [5, 10, 15] as const;

/** Gives the kitchen more time. The customer sees the new time at once. */
export function ReadyTime({ change, onAddMinutes }: ReadyTimeProps) {
  const { t, i18n } = useTranslation('counterOrders');
  const titleId = useId();
  const isRunning = change.status === 'running';
  const result =
    change.status === 'done'
      ? t('timeChanged')
      : change.error !== null && change.status === 'rejected'
        ? counterErrorMessage(i18n, change.error)
        : null;
  useAnnouncement(result);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {t('addTime')}
      </h3>
      <div className={styles.choices}>
        {ADDED.map((minutes) => (
          <div key={minutes} className={styles.choice}>
            <Button
              variant="secondary"
              size="lg"
              wide
              disabled={isRunning}
              onClick={() => onAddMinutes(minutes)}
            >
              {t('addMinutes', { minutes })}
            </Button>
          </div>
        ))}
      </div>
      {result !== null && (
        <p className={change.status === 'done' ? styles.done : styles.failed}>{result}</p>
      )}
    </section>
  );
}
