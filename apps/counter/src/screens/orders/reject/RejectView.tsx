import type { RejectView as Reject } from '@claypot/counter/orders';
import type { RejectReason } from '@claypot/sdk/counter';
import { BottomSheet, Button, Callout, checkIcon, TextArea, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Choices } from '../shared/money/Choices.tsx';
import { LineChoices } from '../shared/money/LineChoices.tsx';
import styles from '../shared/money/Money.module.css';
import { MoneyButtons } from '../shared/money/MoneyButtons.tsx';
import { type FormRef, useFirstInvalid } from '../shared/money/use-first-invalid.ts';
import { REASON_TEXTS } from '../shared/text/words.ts';

export interface RejectViewProps {
  readonly open: boolean;
  readonly reject: Reject;
  readonly onReason: (reason: RejectReason) => void;
  readonly onLine: (lineId: string) => void;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  /** Opens the branch's busy time; undefined if the person may not set it. */
  readonly onSetBusy?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What the customer reads for each reason; the text of `OTHER` is written by staff. */
const CUSTOMER_TEXTS = {
  SOLD_OUT: 'counterReasons:SOLD_OUT',
  CLOSED: 'counterReasons:CLOSED',
  CUSTOMER_CALLED: 'counterReasons:CUSTOMER_CALLED',
  TOO_BUSY: 'counterReasons:TOO_BUSY',
  CANNOT_DO_REMARK: 'counterReasons:CANNOT_DO_REMARK',
  DELIVERY_FAILED: 'counterReasons:DELIVERY_FAILED',
} as const;

const MISSING_TEXTS = {
  reason: 'missingReason',
  lines: 'missingLines',
  text: 'missingText',
} as const;

/** Rejects an order for a reason that the customer reads, and refunds it in full. */
export function RejectView(props: RejectViewProps) {
  const { open, reject, onSubmit, onClose } = props;
  const { form, submit } = useFirstInvalid(onSubmit);
  const { t } = useTranslation(['counterOrders', 'common']);
  return (
    <BottomSheet
      open={open}
      title={t('rejectTitle', { number: reject.number })}
      closeLabel={t('common:close')}
      footer={<Actions {...props} onSubmit={submit} />}
      onClose={onClose}
    >
      {reject.status === 'done' ? <Done {...props} /> : <Form {...props} form={form} />}
    </BottomSheet>
  );
}

function Done({ reject, onSetBusy }: RejectViewProps) {
  const { t } = useTranslation('counterOrders');
  const amount = useFormat().money(reject.total);
  useAnnouncement(t('rejectDone', { number: reject.number }));
  return (
    <div className={styles.form}>
      <Callout tone="success" icon={checkIcon} title={t('rejectDone', { number: reject.number })}>
        {t('rejectDoneText', { amount })}
      </Callout>
      {reject.offersBusy && onSetBusy && (
        <Callout title={t('offerBusy')}>{t('offerBusyText')}</Callout>
      )}
    </div>
  );
}

function Form(props: RejectViewProps & FormRef) {
  const { reject, onText } = props;
  const { t } = useTranslation('counterOrders');
  const missing = reject.missing === null ? null : t(MISSING_TEXTS[reject.missing]);
  useAnnouncement(missing);
  return (
    <div ref={props.form} className={styles.form}>
      <Choices
        name="reject-reason"
        legend={t('rejectReason')}
        options={reject.reasons}
        value={reject.reason}
        error={reject.missing === 'reason' ? missing : null}
        textOf={(reason) => t(REASON_TEXTS[reason])}
        onChoose={props.onReason}
      />
      {reject.lines.length > 0 && (
        <LineChoices
          legend={t('soldOutLines')}
          hint={t('soldOutHint')}
          lines={reject.lines}
          error={reject.missing === 'lines' ? missing : null}
          onLine={props.onLine}
        />
      )}
      {reject.needsText && (
        <TextArea
          name="reject-text"
          label={t('customerText')}
          required
          maxLength={200}
          value={reject.text}
          error={reject.missing === 'text' && missing !== null ? missing : undefined}
          onChange={onText}
        />
      )}
      <CustomerText reject={reject} />
    </div>
  );
}

function CustomerText({ reject: { reason, text } }: Pick<RejectViewProps, 'reject'>) {
  const { t } = useTranslation(['counterOrders', 'counterReasons']);
  if (reason === null) return null;
  const own = text.trim() === '' ? t('customerTextEmpty') : text;
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.hint}>{t('customerReads')}</figcaption>
      <blockquote className={styles.quote}>
        {reason === 'OTHER' ? own : t(CUSTOMER_TEXTS[reason])}
      </blockquote>
    </figure>
  );
}

function Actions({ reject, onSubmit, onSetBusy, onClose }: RejectViewProps) {
  const { t } = useTranslation('counterOrders');
  const amount = useFormat().money(reject.total);
  return (
    <div className={styles.actions}>
      {reject.status === 'done' && reject.offersBusy && onSetBusy && (
        <Button size="lg" wide onClick={onSetBusy}>
          {t('busyOrPause')}
        </Button>
      )}
      <MoneyButtons
        action={reject}
        failedTitle={t('rejectFailed')}
        submit={t('rejectConfirm', { amount })}
        needsApproval={reject.needsApproval}
        keep={t('keepOrder')}
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </div>
  );
}
