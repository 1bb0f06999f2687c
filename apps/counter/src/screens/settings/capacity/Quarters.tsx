import type { Capacity } from '@claypot/sdk/counter';
import { Badge } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './CapacityView.module.css';

interface QuartersProps {
  readonly capacity: Capacity;
}

const QUARTER = { minutes: 15 };

/** Orders of the next hours by quarter of an hour, with the maximum. */
export function Quarters({ capacity }: QuartersProps) {
  const { t } = useTranslation('counterCapacity');
  const format = useFormat();
  const { quarters, orders_per_quarter: most } = capacity;
  const busiest = Math.max(1, most ?? 0, ...quarters.map(({ taken }) => taken));
  return (
    <Section title={t('quarters')}>
      <p className={styles.text}>{t('quartersText')}</p>
      <ul className={styles.quarters}>
        {quarters.map(({ time, taken, is_full: isFull }) => {
          const start = Temporal.Instant.from(time);
          return (
            <li key={time} className={styles.quarter}>
              <time className={styles.time} dateTime={time}>
                {format.timeRange(start, start.add(QUARTER))}
              </time>
              <span className={styles.bar} aria-hidden="true">
                <span
                  className={isFull ? styles.fullShare : styles.share}
                  style={{ inlineSize: `${(100 * taken) / busiest}%` }}
                />
              </span>
              <span className={styles.taken}>
                {most === null ? t('taken', { count: taken }) : t('takenOf', { taken, most })}
              </span>
              {isFull && <Badge tone="notice">{t('full')}</Badge>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
