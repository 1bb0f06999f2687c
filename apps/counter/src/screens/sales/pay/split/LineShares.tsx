import type { SplitView } from '@claypot/counter/pay';
import { Select } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import styles from '../shared/Pay.module.css';

interface LineSharesProps {
  readonly split: Pick<SplitView, 'lines' | 'shareCount'>;
  readonly onLine: (lineId: string, share: number) => void;
}

/** The share of each line. */
export function LineShares({ split: { lines, shareCount }, onLine }: LineSharesProps) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const shares = Array.from({ length: shareCount }, (_, index) => index + 1);
  return (
    <ul className={styles.list} aria-label={t('whoPays')}>
      {lines.map(({ id, name, qty, share, total }) => (
        <li key={id}>
          <Select
            name={`share-${id}`}
            label={`${t('lineOf', { qty, name })} · ${format.money(total)}`}
            value={String(share)}
            choices={shares.map((number) => ({
              value: String(number),
              label: t('share', { number }),
            }))}
            onChange={(value) => onLine(id, Number(value))}
          />
        </li>
      ))}
    </ul>
  );
}
