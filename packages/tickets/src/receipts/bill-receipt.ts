import { centred, rule } from '../markup/document.ts';
import type { Printing, TicketBranch } from '../order.ts';
import { field, type Wording, wordingOf } from '../parts.ts';
import type { BillAmounts, BillHead, BillMethod, PaidBill, TicketPayment } from './bill.ts';
import { amountRow, optionalAmounts, receiptHead, receiptLine } from './receipt-parts.ts';

/** Returns the receipt of a paid dine-in bill as a receiptline document. */
export function billReceipt(bill: PaidBill, branch: TicketBranch, printing: Printing): string {
  const wording = wordingOf(printing);
  const { texts, format } = wording;
  return [
    ...receiptHead(wording, branch, printing),
    ...billHead(wording, bill, texts.receipt),
    ...rule(),
    ...bill.lines.flatMap((line) => receiptLine(wording, line)),
    ...rule(),
    ...amountRows(wording, bill.amounts),
    ...rule(),
    ...bill.payments.flatMap((payment) => paymentRows(wording, payment)),
    ...(bill.refunded === 0
      ? []
      : amountRow({ text: texts.refunded, isBold: true }, format.money(-bill.refunded))),
    ...(bill.pointsEarned === 0 ? [] : field(texts.pointsEarned, format.count(bill.pointsEarned))),
    ...field(texts.printed, format.fullDateTime(printing.now)),
    ...centred({ text: texts.thanks }),
  ].join('\n');
}

/** Returns title, numbers, time, table and member of a receipt. */
export function billHead({ texts, format }: Wording, bill: BillHead, title: string): string[] {
  const { issuedAt, memberName, number, receiptNumber, tableNo } = bill;
  return [
    ...centred({ text: title }),
    ...centred({ text: String(receiptNumber), size: 'tall', isBold: true }),
    ...field(texts.bill, number),
    ...(tableNo === null ? [] : field(texts.table, tableNo)),
    ...field(texts.issued, format.fullDateTime(issuedAt)),
    ...(memberName === null ? [] : field(texts.member, memberName)),
  ];
}

/** The tax is contained in the total. */
function amountRows({ texts, format }: Wording, amounts: BillAmounts): string[] {
  return [
    ...amountRow({ text: texts.subtotal }, format.amount(amounts.subtotal)),
    ...optionalAmounts(format, [
      [texts.voucherDiscount, -amounts.voucherDiscount],
      [texts.tierDiscount, -amounts.tierDiscount],
      [texts.familyDayDiscount, -amounts.familyDayDiscount],
      [texts.pointDiscount, -amounts.pointDiscount],
      [texts.serviceCharge, amounts.serviceCharge],
      [texts.rounding, amounts.rounding],
    ]),
    ...amountRow({ text: texts.total, size: 'tall', isBold: true }, format.money(amounts.total)),
    ...optionalAmounts(format, [[texts.taxIncluded, amounts.tax]]),
  ];
}

/** Cash shows what was received and the change. */
function paymentRows({ texts, format }: Wording, payment: TicketPayment): string[] {
  const { amount, method, tendered, terminalReference } = payment;
  const name = methodName(texts, method);
  const label = terminalReference === null ? name : `${name} ${terminalReference}`;
  const paid = amountRow({ text: label }, format.amount(amount));
  if (tendered === null || tendered === amount) return paid;
  return [
    ...paid,
    ...amountRow({ text: texts.received }, format.amount(tendered)),
    ...amountRow({ text: texts.change }, format.amount(tendered - amount)),
  ];
}

/** Returns the name of a way in which a bill was paid. */
export function methodName(texts: Wording['texts'], method: BillMethod): string {
  return { wallet: texts.wallet, card: texts.terminal, cash: texts.cash }[method];
}
