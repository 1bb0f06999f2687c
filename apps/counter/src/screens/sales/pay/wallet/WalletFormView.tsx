import type { AskedView, WalletView } from '@claypot/counter/pay';
import { Callout, infoIcon, RadioBar, TextField, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { useFirstInvalid } from '../../../orders/shared/money/use-first-invalid.ts';
import { isPending } from '../shared/is-pending.ts';
import { Locked } from '../shared/Locked.tsx';
import styles from '../shared/Pay.module.css';
import { PayButton } from '../shared/PayButton.tsx';
import { AskedNotice } from './AskedNotice.tsx';

export interface WalletFormViewProps {
  /** `own`: the person may not serve the own record. */
  readonly member: 'none' | 'own' | 'other';
  readonly wallet: WalletView;
  /** The last question to the phone that had no effect; null if there is none. */
  readonly asked: AskedView | null;
  readonly onPays: (pays: 'offer' | 'amount') => void;
  readonly onAmount: (text: string) => void;
  readonly onBy: (by: 'code' | 'phone') => void;
  readonly onCode: (text: string) => void;
  readonly onSubmit: () => void;
}

/** Pays from the member's wallet, with the code of the phone or by a question on it. */
export function WalletFormView(props: WalletFormViewProps) {
  const { member, wallet } = props;
  const { t } = useTranslation('counterPay');
  if (member === 'none') {
    return (
      <Callout icon={infoIcon} title={t('noMember')}>
        {t('noMemberText')}
      </Callout>
    );
  }
  if (member === 'own') {
    return (
      <Callout icon={infoIcon} tone="notice" title={t('ownRecord')}>
        {t('ownRecordText')}
      </Callout>
    );
  }
  if (wallet.wallet === 0) {
    return (
      <Callout icon={infoIcon} title={t('walletEmpty')}>
        {t('walletEmptyText')}
      </Callout>
    );
  }
  return <Fields {...props} />;
}

const MISSING_TEXTS = {
  amount: 'amountInvalid',
  too_much: 'tooMuch',
  wallet_too_low: 'walletLow',
  code: 'codeInvalid',
} as const;

function Fields(props: WalletFormViewProps) {
  const { wallet, asked, onPays, onAmount, onBy, onCode, onSubmit } = props;
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const { form, submit } = useFirstInvalid(onSubmit);
  const { amount, amountText, by, code, left, missing, offer, paysOffer } = wallet;
  const isPossible =
    amount !== null && amount <= Math.min(wallet.wallet, paysOffer ? amount : left);
  const limit = missing === 'wallet_too_low' ? wallet.wallet : left;
  const error =
    missing === null ? undefined : t(MISSING_TEXTS[missing], { amount: format.money(limit) });
  useAnnouncement(error ?? null);
  const isBusy = isPending(wallet);
  return (
    <div ref={form} className={styles.form}>
      {asked !== null && <AskedNotice asked={asked} />}
      <p className={styles.row}>
        <span>{t('walletHolds')}</span>
        <strong className={styles.strong} translate="no">
          {format.money(wallet.wallet)}
        </strong>
      </p>
      <Locked when={isBusy}>
        {offer !== null && (
          <RadioBar
            label={t('paysWhat')}
            choices={[
              { value: 'offer', label: t('paysOffer', { amount: format.money(offer) }) },
              { value: 'amount', label: t('paysPart') },
            ]}
            value={paysOffer ? 'offer' : 'amount'}
            onChange={onPays}
          />
        )}
        {!paysOffer && (
          <TextField
            name="pay-wallet-amount"
            label={t('amount')}
            hint={t('walletAll', { amount: format.money(Math.min(left, wallet.wallet)) })}
            unit="RM"
            look="figure"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={amountText}
            error={missing === 'code' ? undefined : error}
            onChange={onAmount}
          />
        )}
        <RadioBar
          label={t('agreesBy')}
          choices={[
            { value: 'code', label: t('byCode') },
            { value: 'phone', label: t('byPhone') },
          ]}
          value={by}
          onChange={onBy}
        />
        {by === 'code' ? (
          <TextField
            name="pay-wallet-code"
            label={t('code')}
            hint={t('codeHint')}
            look="figure"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={code}
            error={missing === 'code' ? error : undefined}
            onChange={onCode}
          />
        ) : (
          <p className={styles.hint}>{t('askHint')}</p>
        )}
      </Locked>
      <PayButton action={wallet} text={submitText()} onPress={submit} />
    </div>
  );

  function submitText(): string {
    if (!isPossible) return by === 'phone' ? t('askAny') : t('payWalletAny');
    const money = format.money(amount);
    return by === 'phone' ? t('ask', { amount: money }) : t('payWallet', { amount: money });
  }
}
