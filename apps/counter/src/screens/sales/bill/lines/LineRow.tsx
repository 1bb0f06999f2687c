import type { BillLineView } from '@claypot/counter/sales';
import type { BillDish } from '@claypot/sdk/counter';
import { Icon, lockIcon, Stepper, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import type { BillActions } from '../../shared/bill-actions.ts';
import styles from './LineRow.module.css';

interface LineRowProps extends Pick<BillActions, 'onChange'> {
  readonly line: BillLineView;
  readonly canChange: boolean;
}

/** Highest quantity of the contract. */
const MOST = 99;

/** A line of the bill with its quantity. */
export function LineRow({ line: { isPending, line, qty }, canChange, onChange }: LineRowProps) {
  const { t } = useTranslation('counterSales');
  const format = useFormat();
  const { choices, dishes, id, name, needs_manager, unit_price } = line;
  const set = (next: number) => onChange({ kind: 'quantity', lineId: id, qty: next });
  return (
    <li className={styles.row} data-pending={isPending || undefined}>
      <div className={styles.words}>
        <p className={styles.name}>
          {!canChange && <span className={styles.times}>{`${qty} × `}</span>}
          <span>{name}</span>
          {needs_manager && canChange && (
            <>
              {' '}
              <Icon drawing={lockIcon} size={16} className={styles.lock} />
              <VisuallyHidden>{t('needsManager')}</VisuallyHidden>
            </>
          )}
        </p>
        {choices.length > 0 && <p className={styles.detail}>{choices.join(', ')}</p>}
        {dishes.map((dish, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have the same name
          <p key={index} className={styles.detail}>
            {dishText(dish)}
          </p>
        ))}
        {qty > 1 && (
          <p className={styles.detail}>{t('each', { price: format.money(unit_price) })}</p>
        )}
      </div>
      <div className={styles.end}>
        <span className={styles.total} translate="no">
          {format.amount(unit_price * qty)}
        </span>
        {canChange && qty > 0 && (
          <Stepper
            label={t('quantityOf', { name })}
            decreaseLabel={t('less')}
            increaseLabel={t('more')}
            value={qty}
            max={MOST}
            remove={{ label: t('removeLine', { name }), onRemove: () => set(0) }}
            onChange={set}
          />
        )}
      </div>
    </li>
  );
}

function dishText({ choices, name, qty }: BillDish): string {
  const dish = `${qty}\u00a0×\u00a0${name}`;
  return choices.length === 0 ? dish : `${dish} (${choices.join(', ')})`;
}
