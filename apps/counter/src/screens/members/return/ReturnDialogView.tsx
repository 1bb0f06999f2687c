import type { ReturnView } from '@claypot/counter/members';
import { BottomSheet, Callout, checkIcon, TextArea, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { MoneyButtons } from '../../orders/shared/money/MoneyButtons.tsx';
import { useFirstInvalid } from '../../orders/shared/money/use-first-invalid.ts';
import styles from '../top-up/TopUpView.module.css';

export interface ReturnDialogViewProps {
  readonly open: boolean;
  readonly topUp: ReturnView;
  readonly onReason: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Returns a cash top-up that was a mistake. */
export function ReturnDialogView(props: ReturnDialogViewProps) {
  const { open, topUp, onReason, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterMembers', 'common']);
  const { form, submit } = useFirstInvalid(onSubmit);
  const amount = useFormat().money(topUp.amount);
  const error = topUp.lacksReason ? t('returnReasonMissing') : undefined;
  useAnnouncement(error ?? null);
  return (
    <BottomSheet
      open={open}
      title={t('returnTitle', { amount })}
      closeLabel={t('common:close')}
      footer={
        <MoneyButtons
          action={topUp}
          failedTitle={t('returnFailed')}
          submit={t('returnConfirm', { amount })}
          needsApproval={topUp.needsApproval}
          keep={t('notNow')}
          onSubmit={submit}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      {topUp.status === 'done' ? (
        <Done amount={amount} />
      ) : (
        <div ref={form} className={styles.form}>
          <p>{t('returnText')}</p>
          <TextArea
            name="return-reason"
            label={t('returnReason')}
            hint={t('returnReasonHint')}
            required
            maxLength={200}
            disabled={['approving', 'sending', 'checking'].includes(topUp.status)}
            value={topUp.reason}
            error={error}
            onChange={onReason}
          />
        </div>
      )}
    </BottomSheet>
  );
}

function Done({ amount }: { readonly amount: string }) {
  const { t } = useTranslation('counterMembers');
  const title = t('returnDone', { amount });
  useAnnouncement(title);
  return (
    <div className={styles.form}>
      <Callout tone="success" icon={checkIcon} title={title}>
        {t('returnDoneText')}
      </Callout>
      <p className={styles.give}>{t('returnGive', { amount })}</p>
    </div>
  );
}
