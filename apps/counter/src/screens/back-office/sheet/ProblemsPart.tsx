import type { SheetPlan } from '@claypot/sdk/counter';
import { Badge } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './ImportView.module.css';

interface ProblemsPartProps {
  readonly plan: SheetPlan;
}

/** Errors and warnings by row. */
export function ProblemsPart({ plan }: ProblemsPartProps) {
  const { t } = useTranslation('counterFiles');
  const { problems, errors, warnings } = plan;
  if (problems.length === 0) return null;
  return (
    <Section title={t('problems')} padding="none">
      <div className={styles.head}>
        <p className={styles.counts}>
          {errors > 0 && <Badge tone="danger">{t('errors', { count: errors })}</Badge>}
          {warnings > 0 && <Badge tone="notice">{t('warnings', { count: warnings })}</Badge>}
        </p>
        {errors === 0 && <p className={styles.note}>{t('warningsHint')}</p>}
        {errors + warnings > problems.length && (
          <p className={styles.note}>{t('moreProblems', { count: problems.length })}</p>
        )}
      </div>
      <ul className={styles.problems}>
        {problems.map(({ row, column, severity, message }) => (
          <li key={`${row} ${column} ${message}`} className={styles.problem}>
            <p className={styles.place}>
              <span>{t('row', { row })}</span>
              {column !== null && <span translate="no">{column}</span>}
            </p>
            <p className={styles.message}>
              <Badge tone={severity === 'error' ? 'danger' : 'notice'}>
                {severity === 'error' ? t('error') : t('warning')}
              </Badge>
              <span>{message}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
