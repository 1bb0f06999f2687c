import { compare } from '@claypot/counter/reports';
import { useTranslation } from 'react-i18next';
import styles from './Figures.module.css';

interface ChangeTextProps {
  readonly now: number;
  readonly before: number;
  /** Writes a value, as an amount or a number. */
  readonly format: (value: number) => string;
}

/** How a figure differs from the range before, in words. */
export function ChangeText({ now, before, format }: ChangeTextProps) {
  const { t } = useTranslation('counterReports');
  const { difference, percent } = compare(now, before);
  const was = t('wasBefore', { value: format(before) });
  if (difference === 0) return <span className={styles.change}>{t('same')}</span>;
  return (
    <span className={styles.change} translate="no">
      <span aria-hidden="true">{difference > 0 ? '▲ ' : '▼ '}</span>
      {percent !== null && percent !== 0 && (
        <span>
          {`${difference > 0 ? t('more', { percent }) : t('less', { percent: -percent })} · `}
        </span>
      )}
      <span>{was}</span>
    </span>
  );
}
