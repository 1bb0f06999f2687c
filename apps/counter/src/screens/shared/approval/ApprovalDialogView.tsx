import type { ApprovalView } from '@claypot/counter/staff';
import type { ApprovableOperation } from '@claypot/sdk/counter';
import { BottomSheet, Button, EmptyState, Stack, shieldIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Rejection } from '../forms/Rejection.tsx';
import { PeopleGrid } from '../pin/PeopleGrid.tsx';
import { PinPad, type PinPadProps } from '../pin/PinPad.tsx';
import styles from './ApprovalDialogView.module.css';

export interface ApprovalDialogViewProps extends Omit<PinPadProps, 'pad'> {
  readonly operation: ApprovableOperation;
  /** Amount that the approval permits, in cents; null or absent if it is not bound to one. */
  readonly amount?: number | null;
  readonly approval: Pick<ApprovalView<unknown, unknown>, 'pad' | 'problem' | 'status'>;
  readonly onChoose: (id: string) => void;
  /** Returns from the PIN to the names. */
  readonly onBack: () => void;
  readonly onCancel: () => void;
}

const OPERATIONS = {
  rejectOrder: 'approvalReject',
  refundOrder: 'approvalRefund',
  changeBill: 'approvalBillMember',
  changeBillLine: 'approvalBillLine',
  voidBill: 'approvalVoidBill',
  removeBillPayment: 'approvalRemovePayment',
  setBusy: 'approvalBusy',
  setPause: 'approvalPause',
  blockSeats: 'approvalBlock',
  unblockSeats: 'approvalUnblock',
  setDaySeats: 'approvalDaySeats',
  cashTopUp: 'approvalTopUp',
  returnCashTopUp: 'approvalTopUpReturn',
  refundBill: 'approvalRefundBill',
  moveDrawerCash: 'approvalMoveCash',
} as const satisfies Record<ApprovableOperation, string>;

const WITH_AMOUNT = {
  removeBillPayment: 'approvalRemovePaymentOf',
  refundOrder: 'approvalRefundOf',
  cashTopUp: 'approvalTopUpOf',
  returnCashTopUp: 'approvalTopUpReturnOf',
  refundBill: 'approvalRefundOf',
  moveDrawerCash: 'approvalMoveCashOf',
} as const;

/** Returns true for an operation whose approval permits one amount of money. */
function hasAmount(operation: ApprovableOperation): operation is keyof typeof WITH_AMOUNT {
  return operation in WITH_AMOUNT;
}

/** Asks for a manager's PIN, which allows one action. Closed unless the approval asks. */
export function ApprovalDialogView(props: ApprovalDialogViewProps) {
  const { amount = null, approval, operation, onChoose, onBack, onCancel } = props;
  const { t } = useTranslation('counterStaff');
  const format = useFormat();
  const { pad, problem, status } = approval;
  return (
    <BottomSheet
      open={status === 'asking'}
      title={t('approvalTitle')}
      closeLabel={t('cancel')}
      onClose={onCancel}
    >
      {pad !== null && (
        <Stack gap={4}>
          <p className={styles.operation}>
            {amount !== null && hasAmount(operation)
              ? t(WITH_AMOUNT[operation], { amount: format.money(amount) })
              : t(OPERATIONS[operation])}
          </p>
          <Rejection code={problem} />
          {pad.person === null ? (
            <>
              <p className={styles.text}>{t('approvalText')}</p>
              {pad.people.length === 0 ? (
                <EmptyState
                  icon={shieldIcon}
                  title={t('noManagerTitle')}
                  text={t('noManagerText')}
                />
              ) : (
                <PeopleGrid
                  label={t('chooseName')}
                  people={pad.people}
                  chosen={null}
                  onChoose={onChoose}
                />
              )}
            </>
          ) : (
            <>
              <h3 className={styles.who}>{t('enterPin', { name: pad.person.name })}</h3>
              <PinPad pad={pad} onDigit={props.onDigit} onErase={props.onErase} />
              <Button variant="quiet" wide onClick={onBack}>
                {t('back')}
              </Button>
            </>
          )}
        </Stack>
      )}
    </BottomSheet>
  );
}
