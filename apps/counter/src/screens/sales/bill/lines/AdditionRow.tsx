import type { AdditionView, ChangeProblem, ItemReason } from '@claypot/counter/sales';
import type { I18n } from '@claypot/i18n';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { Button, Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import type { BillActions } from '../../shared/bill-actions.ts';
import styles from './LineRow.module.css';

interface AdditionRowProps extends Pick<BillActions, 'onDrop' | 'onRepeat'> {
  readonly addition: AdditionView;
  readonly canRepeat: boolean;
}

const REASON_TEXTS = {
  SOLD_OUT: 'lineSoldOut',
  NOT_FOUND: 'lineGone',
  OPTIONS_CHANGED: 'lineOptions',
} as const satisfies Record<ItemReason, string>;

/** A line that is not on the bill: it waits, is being sent, or was rejected. */
export function AdditionRow({ addition, canRepeat, onDrop, onRepeat }: AdditionRowProps) {
  const { t, i18n } = useTranslation('counterSales');
  const format = useFormat();
  const { choices, key, name, problem, qty, state, total } = addition;
  useAnnouncement(problem === null ? null : `${name}: ${t('lineNotAdded')}`);
  return (
    <li className={styles.row} data-pending>
      <div className={styles.words}>
        <p className={styles.name}>{qty > 1 ? `${qty} × ${name}` : name}</p>
        {choices.length > 0 && <p className={styles.detail}>{choices.join(', ')}</p>}
      </div>
      <div className={styles.end}>
        <span className={styles.total} translate="no">
          {total === null ? '' : format.amount(total)}
        </span>
        {problem === null && (
          <span className={styles.state}>
            {t(state === 'sending' ? 'linePending' : 'lineWaiting')}
          </span>
        )}
      </div>
      {problem !== null && (
        <div className={styles.problem}>
          <Callout tone="danger" icon={warningIcon} title={t('lineNotAdded')}>
            <p>{problemText(i18n, problem)}</p>
            <div className={styles.buttons}>
              <Button size="sm" disabled={!canRepeat} onClick={() => onRepeat(key)}>
                {t('addAgain')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => onDrop(key)}>
                {t('drop')}
              </Button>
            </div>
          </Callout>
        </div>
      )}
    </li>
  );
}

function problemText(i18n: I18n, { code, reason }: ChangeProblem): string {
  const t = i18n.getFixedT(null, 'counterSales');
  if (reason !== null) return t(REASON_TEXTS[reason]);
  return code === 'SESSION_EXPIRED' ? t('lineSignedOut') : counterErrorMessage(i18n, code);
}
