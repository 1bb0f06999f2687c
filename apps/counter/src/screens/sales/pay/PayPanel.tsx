import type { PayDeps } from '@claypot/counter/pay';
import { addPayTexts } from '@claypot/i18n/counter-pay';
import type { Bill } from '@claypot/sdk/counter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintingSlot } from '../../orders/shared/actors/printing-slot.ts';
import { PaidView } from './bill/PaidView.tsx';
import { OpenPayments } from './OpenPayments.tsx';

export interface PayPanelProps {
  /** The newest bill that the screen has. */
  readonly bill: Bill;
  readonly onBill: PayDeps['onBill'];
  /** Leaves the paid bill for the next one. */
  readonly onNext?: (() => void) | undefined;
}

/** Payment of a bill. Once it is paid: receipt number, change, points, print, next bill. */
export function PayPanel({ bill, onBill, onNext }: PayPanelProps) {
  const { i18n } = useTranslation();
  useState(() => addPayTexts(i18n));
  const { onPrint, printStatus } = usePrintingSlot().ticketOf(bill.id);
  if (bill.state === 'void') return null;
  if (bill.state === 'open') {
    return <OpenPayments bill={bill} onBill={onBill} />;
  }
  return (
    <PaidView
      bill={bill}
      onPrint={onPrint && (() => onPrint('receipt'))}
      printStatus={printStatus}
      onNext={onNext}
    />
  );
}
