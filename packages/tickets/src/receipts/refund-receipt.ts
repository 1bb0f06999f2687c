import { centred, rule } from '../markup/document.ts';
import type { Printing, TicketBranch } from '../order.ts';
import { field, wordingOf } from '../parts.ts';
import type { RefundedBill } from './bill.ts';
import { billHead, methodName } from './bill-receipt.ts';
import { amountRow, receiptHead } from './receipt-parts.ts';

/** Returns the receipt of a refund of a dine-in bill as a receiptline document. */
export function refundReceipt(
  refund: RefundedBill,
  branch: TicketBranch,
  printing: Printing,
): string {
  const wording = wordingOf(printing);
  const { texts, format } = wording;
  const total = refund.parts.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...receiptHead(wording, branch, printing),
    ...billHead(wording, refund, texts.refundReceipt),
    ...field(texts.refundOf, String(refund.billReceiptNumber)),
    ...rule(),
    ...refund.parts.flatMap(({ amount, method }) =>
      amountRow({ text: methodName(texts, method) }, format.amount(amount)),
    ),
    ...amountRow({ text: texts.refunded, size: 'tall', isBold: true }, format.money(total)),
    ...rule(),
    ...field(texts.printed, format.fullDateTime(printing.now)),
    ...centred({ text: texts.thanks }),
  ].join('\n');
}
