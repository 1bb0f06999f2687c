import type { MoneyActionView } from '@claypot/counter/orders';
import { Button, Callout, phoneIcon, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { MoneyState } from '../../../orders/shared/money/MoneyState.tsx';
import { isPending } from '../shared/is-pending.ts';
import styles from '../shared/Pay.module.css';

export interface AskingViewProps {
  /** Name of the member; null if unknown. */
  readonly name: string | null;
  /** In cents. */
  readonly amount: number;
  /** Remaining time, such as `0:42`. */
  readonly left: string;
  readonly withdrawal: MoneyActionView;
  readonly onWithdraw: () => void;
}

/** The open question on the member's phone. No other payment is possible until it is over. */
export function AskingView({ name, amount, left, withdrawal, onWithdraw }: AskingViewProps) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const title = t('asking', { name: name ?? t('theMember') });
  useAnnouncement(title);
  return (
    <div className={styles.form}>
      <Callout icon={phoneIcon} title={title}>
        {t('askingText', { amount: format.money(amount) })}
      </Callout>
      <p className={styles.figure} translate="no">
        {t('askedLeft', { time: left })}
      </p>
      <MoneyState action={withdrawal} failedTitle={t('withdrawFailed')} />
      <Button
        size="lg"
        wide
        variant="secondary"
        pending={isPending(withdrawal)}
        disabled={!withdrawal.isOnline}
        onClick={onWithdraw}
      >
        {t('withdraw')}
      </Button>
    </div>
  );
}
