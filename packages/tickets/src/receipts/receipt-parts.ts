import type { Format } from '@claypot/i18n/format';
import { COLUMNS, centred, row, rule, type Styled } from '../markup/document.ts';
import type { Printing, TicketBranch, TicketDish, TicketLine } from '../order.ts';
import { choiceText, dishRow, duplicateHeading, inLanguage, type Wording } from '../parts.ts';

/** Returns the company with its registration numbers and the branch, above every receipt. */
export function receiptHead(
  wording: Wording,
  branch: TicketBranch,
  { isDuplicate }: Pick<Printing, 'isDuplicate'>,
): string[] {
  const { texts, language } = wording;
  return [
    ...duplicateHeading(wording, isDuplicate),
    ...centred({ text: inLanguage(branch.company, language), size: 'tall', isBold: true }),
    ...centred({ text: `${texts.registrationNo} ${branch.registrationNo}` }),
    ...(branch.sstNo === null ? [] : centred({ text: `${texts.sstNo} ${branch.sstNo}` })),
    ...centred({ text: inLanguage(branch.name, language) }),
    ...branch.address.flatMap((text) => centred({ text })),
    ...rule(),
  ];
}

/** Returns a line with its price, and the dishes of a package. */
export function receiptLine(wording: Wording, line: TicketLine): string[] {
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

/** Columns of an amount. */
const AMOUNT = 16;

/** Returns a label with an amount at the right. */
export function amountRow(label: Styled, amount: string): string[] {
  return row([
    { columns: COLUMNS - AMOUNT - 1, texts: [label] },
    { columns: AMOUNT, align: 'right', texts: [{ ...label, text: amount }] },
  ]);
}

/** Returns the rows of amounts in cents, without those of zero. */
export function optionalAmounts(
  format: Pick<Format, 'amount'>,
  amounts: readonly (readonly [label: string, amount: number])[],
): string[] {
  return amounts.flatMap(([text, amount]) =>
    amount === 0 ? [] : amountRow({ text }, format.amount(amount)),
  );
}
