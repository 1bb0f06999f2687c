import type { UnavailableLinesView, UnavailableReason } from '@claypot/counter/orders';
import {
  BottomSheet,
  Callout,
  checkIcon,
  TextArea,
  useAnnouncement,
  warningIcon,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Choices } from '../shared/money/Choices.tsx';
import { LineChoices } from '../shared/money/LineChoices.tsx';
import styles from '../shared/money/Money.module.css';
import { MoneyButtons } from '../shared/money/MoneyButtons.tsx';
import { type FormRef, useFirstInvalid } from '../shared/money/use-first-invalid.ts';

export interface UnavailableViewProps {
  readonly open: boolean;
  readonly unavailable: UnavailableLinesView;
  readonly onLine: (lineId: string) => void;
  readonly onReason: (reason: UnavailableReason) => void;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Marks items of an order that cannot be made, which refunds them. */
export function UnavailableView(props: UnavailableViewProps) {
  const { open, unavailable, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterRefunds', 'common']);
  const { form, submit } = useFirstInvalid(onSubmit);
  const amount = useFormat().money(unavailable.amount);
  const submitText = () => {
    if (unavailable.endsOrder) return t('endConfirm', { amount });
    return unavailable.amount === 0 ? t('markOnly') : t('markConfirm', { amount });
  };
  return (
    <BottomSheet
      open={open}
      title={t('unavailableTitle', { number: unavailable.number })}
      closeLabel={t('common:close')}
      footer={
        <MoneyButtons
          action={unavailable}
          failedTitle={t('markFailed')}
          submit={submitText()}
          keep={t('notNow')}
          onSubmit={submit}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      {unavailable.status === 'done' ? <Done {...unavailable} /> : <Form {...props} form={form} />}
    </BottomSheet>
  );
}

function Done({ amount, endsOrder, number }: UnavailableLinesView) {
  const { t } = useTranslation('counterRefunds');
  const format = useFormat();
  const title = endsOrder ? t('endDone', { number }) : t('markDone');
  useAnnouncement(title);
  return (
    <Callout tone="success" icon={checkIcon} title={title}>
      {amount === 0 ? t('nothingGoesBack') : t('markDoneText', { amount: format.money(amount) })}
    </Callout>
  );
}

const REASON_TEXTS = { SOLD_OUT: 'unavailable_SOLD_OUT', OTHER: 'unavailable_OTHER' } as const;

const MISSING_TEXTS = {
  reason: 'missingReason',
  lines: 'missingLines',
  text: 'missingCustomerText',
} as const;

function Form(props: UnavailableViewProps & FormRef) {
  const { unavailable } = props;
  const { t } = useTranslation('counterRefunds');
  const { missing } = unavailable;
  const error = missing === null ? null : t(MISSING_TEXTS[missing]);
  useAnnouncement(error);
  return (
    <div ref={props.form} className={styles.form}>
      <LineChoices
        legend={t('whatUnavailable')}
        hint={t('itemAmountsHint')}
        lines={unavailable.lines}
        error={missing === 'lines' ? error : null}
        onLine={props.onLine}
      />
      <Choices
        name="unavailable-reason"
        legend={t('why')}
        options={unavailable.reasons}
        value={unavailable.reason}
        error={missing === 'reason' ? error : null}
        textOf={(reason) => t(REASON_TEXTS[reason])}
        onChoose={props.onReason}
      />
      {unavailable.reason === 'SOLD_OUT' && <p className={styles.hint}>{t('soldOutHint')}</p>}
      {unavailable.needsText && (
        <TextArea
          name="unavailable-text"
          label={t('customerText')}
          required
          maxLength={200}
          value={unavailable.text}
          error={missing === 'text' && error !== null ? error : undefined}
          onChange={props.onText}
        />
      )}
      <Effect {...unavailable} />
    </div>
  );
}

/** Effect of the press on the order and the payment. */
function Effect({ amount: cents, endsOrder, lines }: UnavailableLinesView) {
  const { t } = useTranslation('counterRefunds');
  const amount = useFormat().money(cents);
  if (!lines.some(({ isChosen }) => isChosen)) return null;
  if (endsOrder) {
    return (
      <Callout tone="danger" icon={warningIcon} title={t('endsOrder')}>
        {t('endsOrderText', { amount })}
      </Callout>
    );
  }
  return (
    <Callout tone="notice">
      {cents === 0 ? t('nothingGoesBack') : t('goesBack', { amount })}
    </Callout>
  );
}
