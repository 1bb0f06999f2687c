import type { CardView } from '@claypot/counter/pay';
import { Button, Callout, TextField, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { MoneyState } from '../../../orders/shared/money/MoneyState.tsx';
import { useFirstInvalid } from '../../../orders/shared/money/use-first-invalid.ts';
import { isPending } from '../shared/is-pending.ts';
import styles from '../shared/Pay.module.css';

export interface CardFormViewProps {
  readonly card: CardView;
  readonly onAmount: (text: string) => void;
  readonly onReference: (text: string) => void;
  /** The person charges the card at the terminal now. */
  readonly onCharge: () => void;
  readonly onApproved: () => void;
  readonly onDeclined: () => void;
}

/** Records a payment of the card terminal, after the person has confirmed its approval. */
export function CardFormView(props: CardFormViewProps) {
  return props.card.terminal === 'charging' ? <Question {...props} /> : <Fields {...props} />;
}

const MISSING_TEXTS = {
  amount: 'amountInvalid',
  too_much: 'tooMuch',
  reference: 'slipInvalid',
} as const;

function Fields({ card, onAmount, onReference, onCharge }: CardFormViewProps) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const { form, submit } = useFirstInvalid(onCharge);
  const { amount, amountText, left, missing, reference, terminal } = card;
  const error =
    missing === null ? undefined : t(MISSING_TEXTS[missing], { amount: format.money(left) });
  useAnnouncement(error ?? null);
  return (
    <div ref={form} className={styles.form}>
      {terminal === 'declined' && (
        <Callout tone="notice" icon={warningIcon} title={t('declined')}>
          {t('declinedText')}
        </Callout>
      )}
      <TextField
        name="pay-card-amount"
        label={t('amount')}
        hint={t('amountAll', { amount: format.money(left) })}
        unit="RM"
        look="figure"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={amountText}
        error={missing === 'reference' ? undefined : error}
        onChange={onAmount}
      />
      <TextField
        name="pay-card-slip"
        label={t('slip')}
        hint={t('slipHint')}
        autoComplete="off"
        maxLength={40}
        value={reference}
        error={missing === 'reference' ? error : undefined}
        onChange={onReference}
      />
      <p className={styles.hint}>{t('chargeText')}</p>
      <MoneyState action={card} failedTitle={t('notPaid')} />
      <Button size="lg" wide disabled={!card.isOnline} onClick={submit}>
        {amount === null || amount > left
          ? t('chargeAny')
          : t('charge', { amount: format.money(amount) })}
      </Button>
    </div>
  );
}

function Question({ card, onApproved, onDeclined }: CardFormViewProps) {
  const { t } = useTranslation('counterPay');
  const amount = useFormat().money(card.amount ?? 0);
  const question = t('approvedQuestion', { amount });
  useAnnouncement(question);
  const isBusy = isPending(card);
  return (
    <div className={styles.form}>
      <p className={styles.question}>{question}</p>
      <MoneyState action={card} failedTitle={t('notPaid')} />
      {card.status === 'rejected' && <p>{t('chargedAlready')}</p>}
      <Button size="lg" wide pending={isBusy} disabled={!card.isOnline} onClick={onApproved}>
        {t('approvedYes')}
      </Button>
      <Button size="lg" wide variant="secondary" disabled={isBusy} onClick={onDeclined}>
        {t('approvedNo')}
      </Button>
    </div>
  );
}
