import type { SalesReport } from '@claypot/sdk/counter';
import { Card } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { ChangeText } from './ChangeText.tsx';
import styles from './Figures.module.css';

type TilesProps = Pick<SalesReport, 'figures' | 'previous'>;

/** The figures that an owner looks at first, each compared with the range before. */
export function Tiles({ figures, previous }: TilesProps) {
  const { t } = useTranslation('counterReports');
  const format = useFormat();
  const tiles = [
    { label: t('net'), field: 'net', write: format.money },
    { label: t('orders'), field: 'order_count', write: format.count },
    { label: t('average'), field: 'average', write: format.money },
    { label: t('refunds'), field: 'refunds', write: format.money },
  ] as const;
  return (
    <div className={styles.tiles}>
      {tiles.map(({ label, field, write }) => (
        <Card key={field}>
          <dl className={styles.tile}>
            <dt>{label}</dt>
            <dd className={styles.value} translate="no">
              {write(figures[field])}
            </dd>
            <dd>
              <ChangeText now={figures[field]} before={previous[field]} format={write} />
            </dd>
          </dl>
        </Card>
      ))}
    </div>
  );
}
