import type { SettleAction, SettleRefundView } from '@claypot/counter/orders';
import { BottomSheet, Callout, checkIcon, TextArea, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Choices } from '../shared/money/Choices.tsx';
import styles from '../shared/money/Money.module.css';
import { MoneyButtons } from '../shared/money/MoneyButtons.tsx';
import { type FormRef, useFirstInvalid } from '../shared/money/use-first-invalid.ts';

export interface SettleViewProps {
  readonly open: boolean;
  readonly settle: SettleRefundView;
  readonly onAction: (action: SettleAction) => void;
  readonly onNote: (note: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

const SUBMIT_TEXTS = { retry: 'retryConfirm', paid: 'paidConfirm' } as const;

/** Retries a failed refund, or records that the customer was paid another way. */
export function SettleView(props: SettleViewProps) {
  const { open, settle, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterRefunds', 'common']);
  const { form, submit } = useFirstInvalid(onSubmit);
  const amount = useFormat().money(settle.amount);
  return (
    <BottomSheet
      open={open}
      title={t('settleTitle', { amount, number: settle.number })}
      closeLabel={t('common:close')}
      footer={
        <MoneyButtons
          action={settle}
          failedTitle={t('settleFailed')}
          submit={
            settle.action === null ? t('settleAny') : t(SUBMIT_TEXTS[settle.action], { amount })
          }
          keep={t('notNow')}
          onSubmit={submit}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      {settle.status === 'done' ? <Done {...settle} /> : <Form {...props} form={form} />}
    </BottomSheet>
  );
}

function Done({ action }: SettleRefundView) {
  const { t } = useTranslation('counterRefunds');
  const isRetry = action === 'retry';
  const title = isRetry ? t('retryDone') : t('paidDone');
  useAnnouncement(title);
  return (
    <Callout tone="success" icon={checkIcon} title={title}>
      {isRetry ? t('retryDoneText') : t('paidDoneText')}
    </Callout>
  );
}

const ACTION_TEXTS = { retry: 'settle_retry', paid: 'settle_paid' } as const;

const MISSING_TEXTS = { reason: 'missingReason', text: 'missingPaidNote' } as const;

function Form({ settle, form, onAction, onNote }: SettleViewProps & FormRef) {
  const { t } = useTranslation('counterRefunds');
  const { missing } = settle;
  const error = missing === null ? null : t(MISSING_TEXTS[missing]);
  useAnnouncement(error);
  return (
    <div ref={form} className={styles.form}>
      <Choices
        name="settle-action"
        legend={t('settleQuestion')}
        options={settle.actions}
        value={settle.action}
        error={missing === 'reason' ? error : null}
        textOf={(action) => t(ACTION_TEXTS[action])}
        onChoose={onAction}
      />
      {settle.needsNote && (
        <>
          <TextArea
            name="settle-note"
            label={t('paidNote')}
            hint={t('paidNoteHint')}
            required
            maxLength={200}
            value={settle.note}
            error={missing === 'text' && error !== null ? error : undefined}
            onChange={onNote}
          />
          <p className={styles.hint}>{t('paidFinal')}</p>
        </>
      )}
    </div>
  );
}
