import type { LineChoice, PricedLineChoice } from '@claypot/counter/orders';
import { UnseenInput } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import styles from './Money.module.css';

interface LineChoicesProps {
  readonly legend: string;
  readonly hint: string;
  readonly lines: readonly (LineChoice | PricedLineChoice)[];
  readonly error: string | null;
  readonly onLine: (lineId: string) => void;
}

/** Lines of an order to choose from, with their amounts if they are known. */
export function LineChoices({ legend, hint, lines, error, onLine }: LineChoicesProps) {
  const { t } = useTranslation('counterOrders');
  const format = useFormat();
  return (
    <fieldset className={styles.group} data-invalid={error !== null || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      {error !== null && <p className={styles.error}>{error}</p>}
      {lines.map((line) => (
        <label key={line.id} className={styles.choice}>
          <UnseenInput
            type="checkbox"
            name={`line-${line.id}`}
            checked={line.isChosen}
            onChange={() => onLine(line.id)}
          />
          <span className={styles.item}>{t('itemOf', { qty: line.qty, name: line.name })}</span>
          {'amount' in line && (
            <span className={styles.amount} translate="no">
              {format.money(line.amount)}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
