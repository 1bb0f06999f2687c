import { refundableOf } from '@claypot/counter/after-sale';
import { type PayDeps, paymentsOf } from '@claypot/counter/pay';
import { addPayTexts } from '@claypot/i18n/counter-pay';
import type { Bill } from '@claypot/sdk/counter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintingSlot } from '../../../orders/shared/actors/printing-slot.ts';
import { OpenRefundBill } from '../refund/OpenRefundBill.tsx';
import { ClosedBillView } from './ClosedBillView.tsx';

export interface ClosedBillProps {
  /** A paid or void bill, the newest that the screen has. */
  readonly bill: Bill;
  readonly onBill: PayDeps['onBill'];
}

/** A paid or void bill, with its print and its refund. */
export function ClosedBill({ bill, onBill }: ClosedBillProps) {
  const { i18n } = useTranslation();
  useState(() => addPayTexts(i18n));
  const [isRefunding, setRefunding] = useState(false);
  const { onPrint, printStatus } = usePrintingSlot().ticketOf(bill.id);
  const isPaid = bill.state === 'paid';
  const canRefund = isPaid && paymentsOf(bill).some((payment) => refundableOf(payment) > 0);
  return (
    <>
      <ClosedBillView
        bill={bill}
        onPrint={isPaid && onPrint ? () => onPrint('receipt') : undefined}
        printStatus={printStatus}
        onRefund={canRefund ? () => setRefunding(true) : undefined}
      />
      {isRefunding && (
        <OpenRefundBill bill={bill} onBill={onBill} onClose={() => setRefunding(false)} />
      )}
    </>
  );
}
