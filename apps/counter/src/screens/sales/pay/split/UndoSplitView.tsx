import type { MoneyActionView } from '@claypot/counter/orders';
import { Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { MoneyState } from '../../../orders/shared/money/MoneyState.tsx';
import { isPending } from '../shared/is-pending.ts';
import styles from '../shared/Pay.module.css';

export interface UndoSplitViewProps {
  readonly undo: MoneyActionView;
  readonly onUndo: () => void;
}

/** Button that undoes a split, with its state above it. */
export function UndoSplitView({ undo, onUndo }: UndoSplitViewProps) {
  const { t } = useTranslation('counterPay');
  return (
    <div className={styles.form}>
      <MoneyState action={undo} failedTitle={t('splitUndoFailed')} />
      <Button
        wide
        variant="secondary"
        pending={isPending(undo)}
        disabled={!undo.isOnline}
        onClick={onUndo}
      >
        {t('splitUndo')}
      </Button>
    </div>
  );
}
