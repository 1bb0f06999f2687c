import { createFormat, type Format } from '@claypot/i18n/format';
import { type Language, TICKET_TEXTS, type TicketTexts } from '@claypot/i18n/tickets';
import { type Cell, COLUMNS, centred, left, row, type Styled } from './markup/document.ts';
import type { BilingualText, Printing, TicketChoice, TicketContact, TicketOrder } from './order.ts';

/** Texts and formats of one ticket. */
export interface Wording {
  readonly language: Language;
  readonly texts: TicketTexts;
  readonly format: Format;
}

/** Returns the texts and formats for a ticket. */
export function wordingOf({ language, zone }: Pick<Printing, 'language' | 'zone'>): Wording {
  return { language, texts: TICKET_TEXTS[language], format: createFormat(language, zone) };
}

/** Returns the text in a language, else in English. */
export function inLanguage(text: BilingualText, language: Language): string {
  const translated = text[language];
  return translated === undefined || translated === '' ? text.en : translated;
}

/** Returns the text in the language of the ticket, then in the other one if it differs. */
export function inBoth(text: BilingualText, language: Language): string[] {
  const first = inLanguage(text, language);
  const second = inLanguage(text, language === 'en' ? 'zh_CN' : 'en');
  return first === second ? [first] : [first, second];
}

/** Heading of a reprint. The first print may have succeeded, so staff must see the difference. */
export function duplicateHeading({ texts }: Wording, isDuplicate: boolean): string[] {
  if (!isDuplicate) return [];
  return centred({ text: `** ${texts.duplicate} **`, size: 'large', isInverted: true });
}

/** Returns a label with its value, such as "Remark: no onions". */
export function field(label: string, value: string, style: Omit<Styled, 'text'> = {}): string[] {
  return left({ text: `${label}: ${value}`, ...style });
}

/** Returns how the order is handed over. */
export function methodText({ texts }: Wording, { method }: Pick<TicketOrder, 'method'>): string {
  const names = { delivery: texts.delivery, pickup: texts.pickup, 'dine-in': texts.dineIn };
  return names[method];
}

/** Returns the requested time; asks for the food as soon as possible without one. */
export function requestedText({ texts, format }: Wording, order: TicketOrder): string {
  return order.requestedAt === null ? texts.asSoonAsPossible : format.dateTime(order.requestedAt);
}

/** Returns where to deliver and whom to call, for deliveries only. */
export function deliveryLines({ texts }: Wording, order: TicketOrder): string[] {
  if (order.method !== 'delivery') return [];
  return [
    ...field(texts.customer, contactText(order.customer)),
    ...(order.address === null ? [] : field(texts.address, order.address)),
    ...(order.rider === null ? [] : field(texts.rider, contactText(order.rider))),
  ];
}

/** Returns a name with its phone number. */
function contactText({ name, phone }: TicketContact): string {
  return `${name} ${phone}`;
}

/** Columns of the number of pieces, of a price, and before a dish in a package. */
const QTY = 6;
const PRICE = 11;
const INDENT = 2;

/** A dish or a package on its own, or a dish inside a package. */
export interface DishRow {
  readonly qty: number;
  /** Name and choices. */
  readonly texts: readonly Styled[];
  /** In cents; null without a price. */
  readonly price: number | null;
  readonly isInside: boolean;
}

/** Returns the rows of a dish with its choices and, on receipts, its price. */
export function dishRow({ format }: Wording, { qty, texts, price, isInside }: DishRow): string[] {
  const before = isInside ? [{ columns: INDENT, texts: [] }] : [];
  const first: Styled = { ...texts[0], text: `${format.count(qty)}x` };
  const amounts: Cell[] =
    price === null
      ? []
      : [{ columns: PRICE, align: 'right', texts: [{ text: format.amount(price) }] }];
  const others = [...before, { columns: QTY, texts: [first] }, ...amounts];
  const columns = others.reduce((left, cell) => left - cell.columns - 1, COLUMNS);
  return row([...before, { columns: QTY, texts: [first] }, { columns, texts }, ...amounts]);
}

/** Returns the text of a choice, such as "+ Size: Large". */
export function choiceText(
  { option, variation }: TicketChoice,
  { language }: Pick<Wording, 'language'>,
): string {
  return `+ ${inLanguage(option, language)}: ${inLanguage(variation, language)}`;
}
