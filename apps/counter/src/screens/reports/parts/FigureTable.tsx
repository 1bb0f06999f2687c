import { compare } from '@claypot/counter/reports';
import { Card, cx } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import section from '../charts/ColumnChart.module.css';
import styles from '../charts/Table.module.css';

/** A row of a table of figures; null values are not shown. */
export interface FigureRow {
  readonly key: string;
  readonly label: string;
  readonly now: number | null;
  readonly before: number | null;
  readonly write: (value: number) => string;
  readonly isStrong?: boolean;
}

interface FigureTableProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly rows: readonly FigureRow[];
}

/** Figures of the range, of the range before, and the change. */
export function FigureTable({ title, hint, rows }: FigureTableProps) {
  const { t } = useTranslation('counterReports');
  const id = useId();
  return (
    <section aria-labelledby={id} className={section.section}>
      <h2 id={id} className={section.title}>
        {title}
      </h2>
      <Card>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        <div className={styles.scroll}>
          <table className={styles.table} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{t('figures')}</th>
                <th scope="col" className={styles.number}>
                  {t('thisRange')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('before')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('change')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, now, before, write, isStrong = false }) => (
                <tr key={key} className={cx(isStrong && styles.strong)}>
                  <th scope="row">{label}</th>
                  <td className={styles.number} translate="no">
                    {now === null ? '–' : write(now)}
                  </td>
                  <td className={styles.number} translate="no">
                    {before === null ? '–' : write(before)}
                  </td>
                  <td className={styles.number} translate="no">
                    {changeOf(now, before)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </section>
  );
}

function changeOf(now: number | null, before: number | null): string {
  if (now === null || before === null) return '–';
  const { difference, percent } = compare(now, before);
  if (percent === null) return difference === 0 ? '0%' : '–';
  return `${percent > 0 ? '+' : percent < 0 ? '\u2212' : ''}${Math.abs(percent)}%`;
}
