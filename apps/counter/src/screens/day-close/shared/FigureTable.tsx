import { cx } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './FigureTable.module.css';

/** A row of figures. */
export interface FigureRow {
  readonly label: string;
  /** Null without a number. */
  readonly count: string | null;
  readonly amount: string;
  readonly isTotal?: boolean;
}

interface FigureTableProps {
  readonly title: string;
  readonly rows: readonly FigureRow[];
  /** Shown without rows. */
  readonly empty: string;
}

/** Amounts under a heading, which names the table. */
export function FigureTable({ title, rows, empty }: FigureTableProps) {
  const { t } = useTranslation('counterClose');
  const hasCounts = rows.some(({ count }) => count !== null);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('item')}</th>
          {hasCounts && <th scope="col">{t('number')}</th>}
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ amount, count, isTotal = false, label }) => (
          <tr key={label} className={cx(isTotal && styles.total)}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            {hasCounts && (
              <td className={styles.figure} translate="no">
                {count ?? ''}
              </td>
            )}
            <td className={styles.figure} translate="no">
              {amount}
            </td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={2} className={styles.empty}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
