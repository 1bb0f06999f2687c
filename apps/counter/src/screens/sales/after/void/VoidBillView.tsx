import type { ReasonedView } from '@claypot/counter/pay';
import { BottomSheet, Callout, checkIcon, TextArea, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { MoneyButtons } from '../../../orders/shared/money/MoneyButtons.tsx';
import { useFirstInvalid } from '../../../orders/shared/money/use-first-invalid.ts';
import { isPending } from '../../pay/shared/is-pending.ts';
import styles from '../../pay/shared/Pay.module.css';

export interface VoidBillViewProps {
  readonly open: boolean;
  readonly action: ReasonedView;
  readonly onReason: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Voids a bill that has no payments. */
export function VoidBillView(props: VoidBillViewProps) {
  const { open, action, onReason, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterPay', 'common']);
  const { form, submit } = useFirstInvalid(onSubmit);
  const error = action.lacksReason ? t('reasonMissing') : undefined;
  useAnnouncement(error ?? (action.status === 'done' ? t('voidDone') : null));
  return (
    <BottomSheet
      open={open}
      title={t('voidTitle')}
      closeLabel={t('common:close')}
      footer={
        <MoneyButtons
          action={action}
          failedTitle={t('voidFailed')}
          submit={t('voidConfirm')}
          needsApproval={action.needsApproval}
          keep={t('keep')}
          onSubmit={submit}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      {action.status === 'done' ? (
        <Callout tone="success" icon={checkIcon} title={t('voidDone')} />
      ) : (
        <div ref={form} className={styles.form}>
          <p>{t('voidText')}</p>
          <TextArea
            name="void-reason"
            label={t('voidReason')}
            hint={t('voidReasonHint')}
            required
            maxLength={200}
            disabled={isPending(action)}
            value={action.reason}
            error={error}
            onChange={onReason}
          />
        </div>
      )}
    </BottomSheet>
  );
}
