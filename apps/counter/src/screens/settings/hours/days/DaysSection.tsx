import type { HoursDay } from '@claypot/sdk/counter';
import { Button, calendarIcon, EmptyState, Icon, plusIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../shared/layout/Section.tsx';
import { useHoursTexts } from '../shared/use-hours-texts.ts';
import styles from './Days.module.css';

export interface DaysSectionProps {
  /** By date. */
  readonly days: readonly HoursDay[];
  readonly onAdd: () => void;
  readonly onEdit: (day: HoursDay) => void;
  readonly onCopy: (day: HoursDay) => void;
}

/** Holidays and other coming days with their own hours. */
export function DaysSection({ days, onAdd, onEdit, onCopy }: DaysSectionProps) {
  const { t } = useTranslation('counterHours');
  const texts = useHoursTexts();
  return (
    <Section title={t('days')} padding="none">
      {days.length === 0 ? (
        <EmptyState icon={calendarIcon} title={t('daysEmpty')} text={t('daysEmptyText')} />
      ) : (
        <>
          <p className={styles.intro}>{t('daysText')}</p>
          <ul>
            {days.map((day) => {
              const name = texts.day(day);
              return (
                <li key={day.date} className={styles.row}>
                  <div className={styles.words}>
                    <p className={styles.name}>{name}</p>
                    <p className={styles.detail}>{texts.periods(day.periods)}</p>
                  </div>
                  <div className={styles.actions}>
                    <Button
                      variant="secondary"
                      aria-label={t('editOf', { day: name })}
                      onClick={() => onEdit(day)}
                    >
                      {t('edit')}
                    </Button>
                    <Button
                      variant="secondary"
                      aria-label={t('copyOf', { day: name })}
                      onClick={() => onCopy(day)}
                    >
                      {t('copy')}
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <div className={styles.add}>
        <Button wide variant={days.length === 0 ? 'primary' : 'secondary'} onClick={onAdd}>
          <Icon drawing={plusIcon} size={20} />
          <span>{t('addDay')}</span>
        </Button>
      </div>
    </Section>
  );
}
