import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import type { Column } from './columns.ts';
import styles from './Table.module.css';

interface ColumnTableProps {
  readonly caption: string;
  readonly columnName: string;
  readonly columns: readonly Column[];
}

/** The values of a chart as a table, which opens with a press. */
export function ColumnTable({ caption, columnName, columns }: ColumnTableProps) {
  const { t } = useTranslation('counterReports');
  const format = useFormat();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('asTable')}</summary>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columnName}</th>
              <th scope="col" className={styles.number}>
                {t('orders')}
              </th>
              <th scope="col" className={styles.number}>
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody translate="no">
            {columns.map(({ key, name, count, amount }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className={styles.number}>{format.count(count)}</td>
                <td className={styles.number}>{format.money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
