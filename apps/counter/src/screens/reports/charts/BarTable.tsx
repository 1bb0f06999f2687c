import { Card } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import section from './ColumnChart.module.css';
import styles from './Table.module.css';

/** A row of a chart. */
export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** In cents. */
  readonly amount: number;
}

interface BarTableProps {
  readonly title: string;
  readonly hint?: string;
  /** Name of the rows: `Branch`. */
  readonly rowName: string;
  /** Name of the counts: `Orders` or `Quantity`. */
  readonly countName: string;
  readonly bars: readonly Bar[];
  /** Sum of the rows that are not shown; null if all are. */
  readonly rest?: Omit<Bar, 'key'> | null;
}

/** Amounts as bars in a table, so that every value can be read without the bars. */
export function BarTable({ title, hint, rowName, countName, bars, rest = null }: BarTableProps) {
  const { t } = useTranslation('counterReports');
  const format = useFormat();
  const id = useId();
  const rows: readonly Bar[] = rest === null ? bars : [...bars, { key: 'rest', ...rest }];
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
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
                <th scope="col">{rowName}</th>
                <th scope="col" className={styles.number}>
                  {countName}
                </th>
                <th scope="col" className={styles.number}>
                  {t('amount')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('share')}
                </th>
              </tr>
            </thead>
            <tbody translate="no">
              {rows.map(({ key, name, count, amount }) => (
                <tr key={key}>
                  <th scope="row">
                    <span>{name}</span>
                    <span className={styles.track} aria-hidden="true">
                      <span
                        className={styles.bar}
                        style={{ width: `${(Math.min(amount, most) / most) * 100}%` }}
                      />
                    </span>
                  </th>
                  <td className={styles.number}>{format.count(count)}</td>
                  <td className={styles.number}>{format.money(amount)}</td>
                  <td className={styles.number}>{share(amount, total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </section>
  );
}

function share(amount: number, total: number): string {
  return total === 0 ? '–' : `${Math.round((amount / total) * 100)}%`;
}
