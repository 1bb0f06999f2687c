import { TICKET_TEXTS } from '@claypot/i18n/tickets';
import { centred, rule } from './markup/document.ts';
import type { Printing } from './order.ts';
import { field, wordingOf } from './parts.ts';

/**
 * Returns a test page as a receiptline document. It has both languages, so that staff see whether
 * the printer has Chinese characters.
 */
export function testPage(printer: string, printing: Omit<Printing, 'isDuplicate'>): string {
  const { texts, format } = wordingOf(printing);
  const { en, zh_CN } = TICKET_TEXTS;
  return [
    ...centred({ text: texts.testPage, size: 'large', isBold: true }),
    ...centred({ text: printer, size: 'tall' }),
    ...rule(),
    ...centred({ text: en.thanks }),
    ...centred({ text: zh_CN.thanks }),
    ...rule(),
    ...field(texts.printed, format.fullDateTime(printing.now)),
  ].join('\n');
}
