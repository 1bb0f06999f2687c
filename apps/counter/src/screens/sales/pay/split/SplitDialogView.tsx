import { SHARES, type SplitView } from '@claypot/counter/pay';
import { BottomSheet, Button, RadioBar, Stepper, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { MoneyState } from '../../../orders/shared/money/MoneyState.tsx';
import { isPending } from '../shared/is-pending.ts';
import styles from '../shared/Pay.module.css';
import { LineShares } from './LineShares.tsx';

export interface SplitDialogViewProps {
  readonly open: boolean;
  readonly split: SplitView;
  readonly onBy: (by: 'people' | 'lines') => void;
  readonly onPeople: (people: number) => void;
  readonly onShareCount: (count: number) => void;
  /** Puts a line into a share. */
  readonly onLine: (lineId: string, share: number) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

const ERROR_TEXTS = {
  SPLIT_WITH_VOUCHER: 'splitVoucher',
  SPLIT_WITH_FAMILY_DAY: 'splitFamilyDay',
  INVALID_PEOPLE: 'splitPeople',
  TOO_FEW_SHARES: 'splitNot',
  EMPTY_SHARE: 'splitEmpty',
  LINES_NOT_IN_ONE_SHARE: 'splitNot',
} as const;

/** Splits a bill by people or by dishes. It shows the shares before the press. */
export function SplitDialogView(props: SplitDialogViewProps) {
  const { open, split, onBy, onPeople, onShareCount, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterPay', 'common']);
  const format = useFormat();
  const { by, error, people, shareCount, totals, wasTried } = split;
  const reason = error === null ? null : t(ERROR_TEXTS[error]);
  useAnnouncement(wasTried ? reason : null);
  return (
    <BottomSheet
      open={open}
      title={t('splitTitle')}
      closeLabel={t('common:close')}
      footer={
        <div className={styles.form}>
          <MoneyState action={split} failedTitle={t('splitFailed')} />
          <Button
            size="lg"
            wide
            pending={isPending(split)}
            disabled={!split.isOnline}
            onClick={onSubmit}
          >
            {t('splitConfirm')}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <div className={styles.form}>
        <RadioBar
          label={t('splitBy')}
          choices={[
            { value: 'people', label: t('byPeople') },
            { value: 'lines', label: t('byLines') },
          ]}
          value={by === 'lines' ? 'lines' : 'people'}
          onChange={onBy}
        />
        {by === 'lines' ? (
          <>
            <div className={styles.row}>
              <span aria-hidden="true">{t('shareCount')}</span>
              <Stepper
                label={t('shareCount')}
                decreaseLabel={t('sharesFewer')}
                increaseLabel={t('sharesMore')}
                value={shareCount}
                min={SHARES.least}
                max={SHARES.most}
                onChange={onShareCount}
              />
            </div>
            <LineShares split={split} onLine={props.onLine} />
          </>
        ) : (
          <div className={styles.row}>
            <span aria-hidden="true">{t('people')}</span>
            <Stepper
              label={t('people')}
              decreaseLabel={t('peopleFewer')}
              increaseLabel={t('peopleMore')}
              value={people}
              min={SHARES.least}
              max={SHARES.most}
              onChange={onPeople}
            />
          </div>
        )}
        {reason !== null ? (
          <p className={styles.error}>{reason}</p>
        ) : (
          <ul className={styles.list} aria-label={t('shares')}>
            {totals.map((total, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a share is its position
              <li key={index} className={styles.row}>
                <span>{t('share', { number: index + 1 })}</span>
                <strong className={styles.strong} translate="no">
                  {format.money(total)}
                </strong>
              </li>
            ))}
          </ul>
        )}
      </div>
    </BottomSheet>
  );
}
