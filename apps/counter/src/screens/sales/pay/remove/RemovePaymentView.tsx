import type { ReasonedView } from '@claypot/counter/pay';
import type { BillPayment } from '@claypot/sdk/counter';
import { BottomSheet, Callout, checkIcon, TextArea, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { MoneyButtons } from '../../../orders/shared/money/MoneyButtons.tsx';
import { useFirstInvalid } from '../../../orders/shared/money/use-first-invalid.ts';
import { isPending } from '../shared/is-pending.ts';
import styles from '../shared/Pay.module.css';

export interface RemovePaymentViewProps {
  readonly open: boolean;
  readonly payment: Pick<BillPayment, 'amount' | 'method'>;
  readonly removal: ReasonedView;
  readonly onReason: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

const METHOD_TEXTS = { cash: 'removeCash', card: 'removeCard', wallet: 'removeWallet' } as const;

/** Removes a payment of an open bill. It shows what happens to the money. */
export function RemovePaymentView(props: RemovePaymentViewProps) {
  const { open, payment, removal, onReason, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterPay', 'common']);
  const { form, submit } = useFirstInvalid(onSubmit);
  const amount = useFormat().money(payment.amount);
  const error = removal.lacksReason ? t('reasonMissing') : undefined;
  useAnnouncement(error ?? (removal.status === 'done' ? t('removeDone') : null));
  const effect = t(METHOD_TEXTS[payment.method], { amount });
  return (
    <BottomSheet
      open={open}
      title={t('removeTitle', { amount })}
      closeLabel={t('common:close')}
      footer={
        <MoneyButtons
          action={removal}
          failedTitle={t('removeFailed')}
          submit={t('removeConfirm', { amount })}
          needsApproval={removal.needsApproval}
          keep={t('keep')}
          onSubmit={submit}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      {removal.status === 'done' ? (
        <Callout tone="success" icon={checkIcon} title={t('removeDone')}>
          {payment.method === 'card' ? undefined : effect}
        </Callout>
      ) : (
        <div ref={form} className={styles.form}>
          <Callout tone="notice">{effect}</Callout>
          <TextArea
            name="remove-reason"
            label={t('removeReason')}
            hint={t('removeReasonHint')}
            required
            maxLength={200}
            disabled={isPending(removal)}
            value={removal.reason}
            error={error}
            onChange={onReason}
          />
        </div>
      )}
    </BottomSheet>
  );
}
