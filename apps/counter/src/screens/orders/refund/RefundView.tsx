import type { RefundOrderView, RefundPart } from '@claypot/counter/orders';
import type { StaffRefundReason } from '@claypot/sdk/counter';
import { BottomSheet, Callout, checkIcon, TextArea, TextField, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Choices } from '../shared/money/Choices.tsx';
import { LineChoices } from '../shared/money/LineChoices.tsx';
import styles from '../shared/money/Money.module.css';
import { MoneyButtons } from '../shared/money/MoneyButtons.tsx';
import { type FormRef, useFirstInvalid } from '../shared/money/use-first-invalid.ts';
import { REFUND_REASON_TEXTS } from '../shared/text/refund-texts.ts';

export interface RefundViewProps {
  readonly open: boolean;
  readonly refund: RefundOrderView;
  readonly onPart: (part: RefundPart) => void;
  readonly onAmount: (text: string) => void;
  readonly onLine: (lineId: string) => void;
  readonly onReason: (reason: StaffRefundReason) => void;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Refunds an order or a part of it: an amount, items, or all that is left. */
export function RefundView(props: RefundViewProps) {
  const { open, refund, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterRefunds', 'common']);
  const { form, submit } = useFirstInvalid(onSubmit);
  const format = useFormat();
  const { amount } = refund;
  return (
    <BottomSheet
      open={open}
      title={t('refundTitle', { number: refund.number })}
      closeLabel={t('common:close')}
      footer={
        <MoneyButtons
          action={refund}
          failedTitle={t('refundFailed')}
          submit={
            amount === null || amount === 0 || amount > refund.refundable
              ? t('refundAny')
              : t('refundConfirm', { amount: format.money(amount) })
          }
          needsApproval={refund.needsApproval}
          keep={t('notNow')}
          onSubmit={submit}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      {refund.status === 'done' ? <Done amount={amount ?? 0} /> : <Form {...props} form={form} />}
    </BottomSheet>
  );
}

function Done({ amount }: { readonly amount: number }) {
  const { t } = useTranslation('counterRefunds');
  const title = t('refundDone', { amount: useFormat().money(amount) });
  useAnnouncement(title);
  return (
    <Callout tone="success" icon={checkIcon} title={title}>
      {t('refundDoneText')}
    </Callout>
  );
}

const PART_TEXTS = { rest: 'partRest', lines: 'partLines', amount: 'partAmount' } as const;

const MISSING_TEXTS = {
  reason: 'missingReason',
  text: 'missingNote',
  lines: 'missingLines',
  amount: 'missingAmount',
  amount_invalid: 'amountInvalid',
  too_much: 'tooMuch',
} as const;

function Form(props: RefundViewProps & FormRef) {
  const { refund } = props;
  const { t } = useTranslation('counterRefunds');
  const left = useFormat().money(refund.refundable);
  const { missing, part } = refund;
  const error = missing === null ? null : t(MISSING_TEXTS[missing], { amount: left });
  useAnnouncement(error);
  const isOfAmount = missing !== 'reason' && missing !== 'text';
  return (
    <div ref={props.form} className={styles.form}>
      <p>{t('left', { amount: left })}</p>
      <Choices
        name="refund-part"
        legend={t('howMuch')}
        options={refund.parts}
        value={part}
        error={part === 'rest' && isOfAmount ? error : null}
        textOf={(each) => t(PART_TEXTS[each], { amount: left })}
        onChoose={props.onPart}
      />
      {part === 'lines' && (
        <LineChoices
          legend={t('whichItems')}
          hint={t('itemAmountsHint')}
          lines={refund.lines}
          error={isOfAmount ? error : null}
          onLine={props.onLine}
        />
      )}
      {part === 'amount' && (
        <TextField
          name="refund-amount"
          label={t('amountLabel')}
          unit="RM"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={refund.amountText}
          error={isOfAmount && error !== null ? error : undefined}
          onChange={props.onAmount}
        />
      )}
      <Choices
        name="refund-reason"
        legend={t('why')}
        options={refund.reasons}
        value={refund.reason}
        error={missing === 'reason' ? error : null}
        textOf={(reason) => t(REFUND_REASON_TEXTS[reason])}
        onChoose={props.onReason}
      />
      <TextArea
        name="refund-text"
        label={t('note')}
        hint={t('noteHint')}
        required={refund.needsText}
        maxLength={200}
        value={refund.text}
        error={missing === 'text' && error !== null ? error : undefined}
        onChange={props.onText}
      />
    </div>
  );
}
