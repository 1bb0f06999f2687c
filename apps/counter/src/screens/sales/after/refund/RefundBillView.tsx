import type { RefundBillView as Refund } from '@claypot/counter/after-sale';
import type { StaffRefundReason } from '@claypot/sdk/counter';
import { BottomSheet } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { MoneyButtons } from '../../../orders/shared/money/MoneyButtons.tsx';
import { useFirstInvalid } from '../../../orders/shared/money/use-first-invalid.ts';
import type { DrawerChoice } from '../../pay/cash/drawer-choice.ts';
import { RefundDone } from './RefundDone.tsx';
import { RefundFields } from './RefundFields.tsx';

export interface RefundBillViewProps {
  readonly open: boolean;
  /** Number of the receipt; null without one. */
  readonly receiptNumber: number | null;
  readonly refund: Refund;
  /** Drawers to choose from; no choice if there is one or none. */
  readonly drawers: readonly DrawerChoice[];
  readonly onAmount: (paymentId: string, text: string) => void;
  /** Enters all that is left of each payment. */
  readonly onAll: () => void;
  readonly onDrawer: (drawerId: string) => void;
  readonly onReason: (reason: StaffRefundReason) => void;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Refunds a paid bill, by its payments. */
export function RefundBillView(props: RefundBillViewProps) {
  const { open, receiptNumber, refund, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterPay', 'common']);
  const format = useFormat();
  const { form, submit } = useFirstInvalid(onSubmit);
  return (
    <BottomSheet
      open={open}
      title={receiptNumber === null ? t('refund') : t('refundTitle', { number: receiptNumber })}
      closeLabel={t('common:close')}
      footer={
        <MoneyButtons
          action={refund}
          failedTitle={t('refundFailed')}
          submit={
            refund.total === 0
              ? t('refundAny')
              : t('refundConfirm', { amount: format.money(refund.total) })
          }
          needsApproval={refund.needsApproval}
          keep={t('keep')}
          onSubmit={submit}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      {refund.refund !== null ? (
        <RefundDone refund={refund.refund} />
      ) : (
        <RefundFields {...props} form={form} />
      )}
    </BottomSheet>
  );
}
