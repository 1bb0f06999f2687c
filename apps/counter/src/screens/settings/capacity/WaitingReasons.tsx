import type { Capacity } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './CapacityView.module.css';

interface WaitingReasonsProps {
  readonly capacity: Capacity;
}

/** What the waiting time follows from. */
export function WaitingReasons({ capacity }: WaitingReasonsProps) {
  const { t } = useTranslation('counterCapacity');
  const { reasons, usual_minutes, waiting } = capacity;
  const { recent_orders, recent_minutes, late_orders, late_minutes, busy_minutes } = reasons;
  const [pickup] = waiting;
  const isMoved = pickup != null && (pickup.minutes ?? 0) > reasons.estimate_minutes;
  const isClosed = waiting.every(({ minutes }) => minutes === null);
  return (
    <Section title={t('why')}>
      <ul className={styles.reasons}>
        <li>{t('usualReason', { minutes: usual_minutes })}</li>
        {reasons.is_simulated && <li>{t('simulatedReason')}</li>}
        {!reasons.is_simulated && (
          <li>
            {recent_minutes === null
              ? t('noRecentReason')
              : t('recentReason', { count: recent_orders, minutes: recent_minutes })}
          </li>
        )}
        {late_minutes !== null && (
          <li>{t('lateReason', { count: late_orders, minutes: late_minutes })}</li>
        )}
        {busy_minutes > 0 && <li>{t('busyReason', { minutes: busy_minutes })}</li>}
        {isMoved && <li>{t('fullReason')}</li>}
        {isClosed && <li>{t('closedNow')}</li>}
      </ul>
    </Section>
  );
}
