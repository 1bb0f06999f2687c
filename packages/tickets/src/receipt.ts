import { COLUMNS, centred, row, rule, type Styled } from './markup/document.ts';
import type {
  Printing,
  TicketAmounts,
  TicketBranch,
  TicketDish,
  TicketLine,
  TicketOrder,
} from './order.ts';
import {
  choiceText,
  deliveryLines,
  dishRow,
  duplicateHeading,
  field,
  inLanguage,
  methodText,
  requestedText,
  type Wording,
  wordingOf,
} from './parts.ts';

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
  const { texts, format, language } = wording;
  return [
    ...duplicateHeading(wording, printing.isDuplicate),
    ...centred({ text: inLanguage(branch.company, language), size: 'tall', isBold: true }),
    ...centred({ text: `${texts.registrationNo} ${branch.registrationNo}` }),
    ...(branch.sstNo === null ? [] : centred({ text: `${texts.sstNo} ${branch.sstNo}` })),
    ...centred({ text: inLanguage(branch.name, language) }),
    ...branch.address.flatMap((text) => centred({ text })),
    ...rule(),
    ...centred({ text: texts.receipt }),
    ...centred({ text: order.number, size: 'tall', isBold: true }),
    ...field(texts.ordered, format.fullDateTime(order.paidAt)),
    ...field(methodText(wording, order), requestedText(wording, order)),
    ...deliveryLines(wording, order),
    ...(order.remark === null ? [] : field(texts.remark, order.remark)),
    ...rule(),
    ...order.lines.flatMap((line) => lineRows(wording, line)),
    ...rule(),
    ...amountRows(wording, order.amounts),
    ...refundRow(wording, order),
    ...rule(),
    ...field(texts.paidBy, paymentText(wording, order)),
    ...field(texts.printed, format.fullDateTime(printing.now)),
    ...centred({ text: texts.thanks }),
  ].join('\n');
}

function lineRows(wording: Wording, line: TicketLine): string[] {
  return [line, ...line.dishes].flatMap((dish) =>
    dishRow(wording, {
      qty: dish.qty,
      texts: [
        ...textsOf(wording, dish),
        ...(dish === line && line.isUnavailable ? [{ text: wording.texts.unavailable }] : []),
      ],
      price: dish === line ? line.total : null,
      isInside: dish !== line,
    }),
  );
}

function textsOf(wording: Wording, { name, choices }: TicketDish): Styled[] {
  return [
    { text: inLanguage(name, wording.language) },
    ...choices.map((choice) => ({ text: choiceText(choice, wording) })),
  ];
}

/** Amounts of zero are not printed, except subtotal and total. */
function amountRows({ texts, format }: Wording, amounts: TicketAmounts): string[] {
  const optional: readonly (readonly [string, number])[] = [
    [texts.voucherDiscount, -amounts.voucherDiscount],
    [texts.tierDiscount, -amounts.tierDiscount],
    [texts.pointDiscount, -amounts.pointDiscount],
    [texts.serviceCharge, amounts.serviceCharge],
    [texts.deliveryFee, amounts.deliveryFee],
    [texts.tax, amounts.tax],
    [texts.rounding, amounts.rounding],
  ];
  return [
    ...amountRow({ text: texts.subtotal }, format.amount(amounts.subtotal)),
    ...optional.flatMap(([text, amount]) =>
      amount === 0 ? [] : amountRow({ text }, format.amount(amount)),
    ),
    ...amountRow({ text: texts.total, size: 'tall', isBold: true }, format.money(amounts.total)),
  ];
}

/** The refund follows the total, which stays the amount of the payment. */
function refundRow({ texts, format }: Wording, { refunded }: PaidOrder): string[] {
  if (refunded === 0) return [];
  return amountRow({ text: texts.refunded, isBold: true }, format.money(-refunded));
}

/** Columns of an amount. */
const AMOUNT = 16;

function amountRow(label: Styled, amount: string): string[] {
  return row([
    { columns: COLUMNS - AMOUNT - 1, texts: [label] },
    { columns: AMOUNT, align: 'right', texts: [{ ...label, text: amount }] },
  ]);
}

function paymentText({ texts }: Wording, { paymentMethod }: PaidOrder): string {
  return paymentMethod === null ? texts.online : texts[paymentMethod];
}
