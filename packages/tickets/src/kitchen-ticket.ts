import { centred, left, rule, type Styled } from './markup/document.ts';
import type { Printing, TicketChoice, TicketDish, TicketLine, TicketOrder } from './order.ts';
import {
  choiceText,
  deliveryLines,
  dishRow,
  duplicateHeading,
  field,
  inBoth,
  methodText,
  requestedText,
  type Wording,
  wordingOf,
} from './parts.ts';

/**
 * Returns the kitchen ticket of an order as a receiptline document. Dishes have their names in both
 * languages, because not all cooks read the language of the printer. Omits unavailable lines.
 */
export function kitchenTicket(order: TicketOrder, printing: Printing): string {
  const wording = wordingOf(printing);
  const { texts, format } = wording;
  const lines = order.lines.filter(({ isUnavailable }) => !isUnavailable);
  const count = lines.reduce((sum, { qty }) => sum + qty, 0);
  return [
    ...duplicateHeading(wording, printing.isDuplicate),
    ...centred({ text: texts.kitchenTicket }),
    ...centred({ text: order.number, size: 'large', isBold: true }),
    ...centred({ text: methodText(wording, order), size: 'large' }),
    ...rule(),
    ...field(texts.requested, requestedText(wording, order), { size: 'tall', isBold: true }),
    ...(order.readyBy === null
      ? []
      : field(texts.readyBy, format.dateTime(order.readyBy), { size: 'tall', isBold: true })),
    ...field(texts.ordered, format.dateTime(order.paidAt)),
    ...rule(),
    ...lines.flatMap((line) => lineRows(wording, line)),
    ...rule(),
    ...(order.remark === null
      ? []
      : [
          ...field(texts.remark, order.remark, { size: 'tall', isBold: true, isInverted: true }),
          ...rule(),
        ]),
    ...deliveryLines(wording, order),
    ...left({ text: `${texts.items}: ${format.count(count)}`, isBold: true }),
    ...field(texts.printed, format.dateTime(printing.now)),
  ].join('\n');
}

function lineRows(wording: Wording, line: TicketLine): string[] {
  return [line, ...line.dishes].flatMap((dish) =>
    dishRow(wording, {
      qty: dish.qty,
      texts: textsOf(wording, dish),
      price: null,
      isInside: dish !== line,
    }),
  );
}

function textsOf(wording: Wording, { name, choices }: TicketDish): Styled[] {
  const names = inBoth(name, wording.language);
  return [
    ...names.map((text): Styled => ({ text, size: 'tall', isBold: true })),
    ...choices.flatMap((choice) => choiceTexts(wording, choice)),
  ];
}

function choiceTexts({ language }: Wording, choice: TicketChoice): Styled[] {
  const other = language === 'en' ? 'zh_CN' : 'en';
  const first = choiceText(choice, { language });
  const second = choiceText(choice, { language: other });
  return (first === second ? [first] : [first, second]).map((text) => ({ text, size: 'tall' }));
}
