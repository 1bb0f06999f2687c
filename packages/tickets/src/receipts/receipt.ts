import { centred, rule } from '../markup/document.ts';
import type { Printing, TicketAmounts, TicketBranch, TicketOrder } from '../order.ts';
import {
  deliveryLines,
  field,
  methodText,
  requestedText,
  type Wording,
  wordingOf,
} from '../parts.ts';
import { amountRow, optionalAmounts, receiptHead, receiptLine } from './receipt-parts.ts';

/** An order with what the customer has paid. */
export interface PaidOrder extends TicketOrder {
  readonly amounts: TicketAmounts;
  /** Amount of all refunds in cents, without failed ones. */
  readonly refunded: number;
  /** Null if the provider has not reported it. */
  readonly paymentMethod: 'card' | 'fpx' | null;
}

/** Returns the receipt of an order as a receiptline document. */
export function receipt(order: PaidOrder, branch: TicketBranch, printing: Printing): string {
  const wording = wordingOf(printing);
  const { texts, format } = wording;
  return [
    ...receiptHead(wording, branch, printing),
    ...centred({ text: texts.receipt }),
    ...centred({ text: order.number, size: 'tall', isBold: true }),
    ...field(texts.ordered, format.fullDateTime(order.paidAt)),
    ...field(methodText(wording, order), requestedText(wording, order)),
    ...deliveryLines(wording, order),
    ...(order.remark === null ? [] : field(texts.remark, order.remark)),
    ...rule(),
    ...order.lines.flatMap((line) => receiptLine(wording, line)),
    ...rule(),
    ...amountRows(wording, order.amounts),
    ...refundRow(wording, order),
    ...rule(),
    ...field(texts.paidBy, paymentText(wording, order)),
    ...field(texts.printed, format.fullDateTime(printing.now)),
    ...centred({ text: texts.thanks }),
  ].join('\n');
}

/** Amounts of zero are not printed, except subtotal and total. */
function amountRows({ texts, format }: Wording, amounts: TicketAmounts): string[] {
  return [
    ...amountRow({ text: texts.subtotal }, format.amount(amounts.subtotal)),
    ...optionalAmounts(format, [
      [texts.voucherDiscount, -amounts.voucherDiscount],
      [texts.tierDiscount, -amounts.tierDiscount],
      [texts.pointDiscount, -amounts.pointDiscount],
      [texts.serviceCharge, amounts.serviceCharge],
      [texts.deliveryFee, amounts.deliveryFee],
      [texts.tax, amounts.tax],
      [texts.rounding, amounts.rounding],
    ]),
    ...amountRow({ text: texts.total, size: 'tall', isBold: true }, format.money(amounts.total)),
  ];
}

/** The refund follows the total, which stays the amount of the payment. */
function refundRow({ texts, format }: Wording, { refunded }: PaidOrder): string[] {
  if (refunded === 0) return [];
  return amountRow({ text: texts.refunded, isBold: true }, format.money(-refunded));
}

function paymentText({ texts }: Wording, { paymentMethod }: PaidOrder): string {
  return paymentMethod === null ? texts.online : texts[paymentMethod];
}
