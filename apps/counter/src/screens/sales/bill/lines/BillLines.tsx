import { EmptyState } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { BillActions } from '../../shared/bill-actions.ts';
import type { LoadedView } from '../../shared/loaded-view.ts';
import { AdditionRow } from './AdditionRow.tsx';
import styles from './BillLines.module.css';
import { LineRow } from './LineRow.tsx';

interface BillLinesProps extends Pick<BillActions, 'onChange' | 'onDrop' | 'onRepeat'> {
  readonly view: LoadedView;
}

/** Lines of the bill, with those that are not confirmed at the end. */
export function BillLines({ view, onChange, onDrop, onRepeat }: BillLinesProps) {
  const { t } = useTranslation('counterSales');
  const { additions, canChange, isOnline, lines } = view;
  if (lines.length + additions.length === 0) {
    return <EmptyState title={t('noLines')} text={canChange ? t('noLinesText') : undefined} />;
  }
  return (
    <ul aria-label={t('lines')} className={styles.lines}>
      {lines.map((line) => (
        <LineRow key={line.line.id} line={line} canChange={canChange} onChange={onChange} />
      ))}
      {additions.map((addition) => (
        <AdditionRow
          key={addition.key}
          addition={addition}
          canRepeat={isOnline}
          onRepeat={onRepeat}
          onDrop={onDrop}
        />
      ))}
    </ul>
  );
}
