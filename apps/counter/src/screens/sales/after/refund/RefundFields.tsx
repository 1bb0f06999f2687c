import { Button, TextArea, TextField, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { Choices } from '../../../orders/shared/money/Choices.tsx';
import type { FormRef } from '../../../orders/shared/money/use-first-invalid.ts';
import { REFUND_REASON_TEXTS } from '../../../orders/shared/text/refund-texts.ts';
import { DrawerChoices } from '../../pay/cash/DrawerChoices.tsx';
import { isPending } from '../../pay/shared/is-pending.ts';
import { Locked } from '../../pay/shared/Locked.tsx';
import styles from '../../pay/shared/Pay.module.css';
import type { RefundBillViewProps } from './RefundBillView.tsx';

const PROBLEM_TEXTS = {
  amount: 'amountInvalid',
  too_much: 'refundTooMuch',
  steps: 'receivedSteps',
} as const;

const MISSING_TEXTS = {
  nothing: 'refundNothing',
  reason: 'refundReasonMissing',
  text: 'refundNoteMissing',
} as const;

/** Amounts to refund for each payment, with the reason. */
export function RefundFields(props: RefundBillViewProps & FormRef) {
  const { form, refund, drawers } = props;
  const { t } = useTranslation(['counterPay', 'counterRefunds']);
  const format = useFormat();
  const { missing, parts, takesCash } = refund;
  const error = missing === null || missing === 'part' ? null : t(MISSING_TEXTS[missing]);
  useAnnouncement(error);
  return (
    <div ref={form} className={styles.form}>
      <Locked when={isPending(refund)}>
        <p>{t('refundText')}</p>
        {parts.map(({ amountText, payment, problem, refundable }, index) => {
          const wrong =
            problem === null
              ? index === 0 && missing === 'nothing' && error !== null
                ? error
                : undefined
              : t(PROBLEM_TEXTS[problem], { amount: format.money(refundable) });
          return (
            <TextField
              key={payment.id}
              name={`refund-${payment.id}`}
              label={t('refundPart', {
                method: t(payment.method),
                amount: format.money(refundable),
              })}
              unit="RM"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={amountText}
              error={wrong}
              onChange={(text) => props.onAmount(payment.id, text)}
            />
          );
        })}
        <Button variant="secondary" onClick={props.onAll}>
          {t('refundAll')}
        </Button>
        {takesCash && (
          <DrawerChoices
            name="refund-drawer"
            drawers={drawers}
            drawerId={refund.drawerId}
            onDrawer={props.onDrawer}
          />
        )}
        <Choices
          name="refund-bill-reason"
          legend={t('refundWhy')}
          options={refund.reasons}
          value={refund.reason}
          error={missing === 'reason' ? error : null}
          textOf={(reason) => t(`counterRefunds:${REFUND_REASON_TEXTS[reason]}`)}
          onChoose={props.onReason}
        />
      </Locked>
      <TextArea
        name="refund-bill-text"
        label={t('refundNote')}
        hint={t('refundNoteHint')}
        required={refund.needsText}
        // Not disabled: a dialog that scrolls needs something with the focus.
        readOnly={isPending(refund)}
        maxLength={200}
        value={refund.text}
        error={missing === 'text' && error !== null ? error : undefined}
        onChange={props.onText}
      />
    </div>
  );
}
