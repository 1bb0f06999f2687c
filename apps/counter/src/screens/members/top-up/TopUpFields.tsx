import { TOP_UP_LIMITS, type TopUpView as TopUp } from '@claypot/counter/members';
import { Button, TextField, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import type { FormRef } from '../../orders/shared/money/use-first-invalid.ts';
import styles from './TopUpView.module.css';

/** Usual amounts, in ringgit. */
const AMOUNTS = [20, 50, 100, 200, 500] as const;

const MISSING_TEXTS = {
  amount: 'amountMissing',
  amount_limits: 'amountLimits',
  amount_steps: 'amountSteps',
  received: 'receivedMissing',
  received_steps: 'amountSteps',
  too_little: 'tooLittle',
} as const;

const OF_AMOUNT = ['amount', 'amount_limits', 'amount_steps'];

interface TopUpFieldsProps extends FormRef {
  readonly topUp: TopUp;
  /** True while the top-up is sent. */
  readonly isPending: boolean;
  readonly onAmount: (text: string) => void;
  readonly onReceived: (text: string) => void;
}

/** Amount and cash of a top-up, with the change. */
export function TopUpFields({ form, topUp, isPending, onAmount, onReceived }: TopUpFieldsProps) {
  const { t } = useTranslation('counterMembers');
  const format = useFormat();
  const { amount, amountText, change, missing, receivedText } = topUp;
  const limits = {
    least: format.money(TOP_UP_LIMITS.least),
    most: format.money(TOP_UP_LIMITS.most),
  };
  const error = missing === null ? null : t(MISSING_TEXTS[missing], limits);
  useAnnouncement(error);
  const isOfAmount = missing !== null && OF_AMOUNT.includes(missing);
  return (
    <div ref={form} className={styles.form}>
      <TextField
        name="top-up-amount"
        label={t('amountLabel')}
        unit="RM"
        look="figure"
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        disabled={isPending}
        value={amountText}
        error={isOfAmount && error !== null ? error : undefined}
        onChange={onAmount}
      />
      <div className={styles.choices}>
        {AMOUNTS.map((ringgit) => (
          <Button
            key={ringgit}
            variant="secondary"
            disabled={isPending}
            onClick={() => onAmount(String(ringgit))}
          >
            <span translate="no">{format.money(ringgit * 100)}</span>
          </Button>
        ))}
      </div>
      <TextField
        name="top-up-received"
        label={t('receivedLabel')}
        unit="RM"
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        disabled={isPending}
        value={receivedText}
        error={!isOfAmount && error !== null ? error : undefined}
        onChange={onReceived}
        action={
          <Button
            variant="secondary"
            disabled={isPending || amount === null}
            onClick={() => onReceived(amountText)}
          >
            {t('exact')}
          </Button>
        }
      />
      <p className={styles.change}>
        <span>{t('change')}</span>
        {change === null ? (
          <span className={styles.hint}>{t('noChange')}</span>
        ) : (
          <strong translate="no">{format.money(change)}</strong>
        )}
      </p>
    </div>
  );
}
