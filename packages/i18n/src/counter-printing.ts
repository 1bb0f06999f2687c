/** Texts of printing at the counter. Only code that is loaded with these screens imports this. */
import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { printing as en } from './en/counter/printing.ts';
import { printing as zh_CN } from './zh_CN/counter/printing.ts';

/** Adds the texts of printing in every language. Repeating it changes nothing. */
export function addPrintingTexts(i18n: I18n): I18n {
  addTexts(i18n, 'en', { counterPrinting: en });
  addTexts(i18n, 'zh_CN', { counterPrinting: zh_CN });
  return i18n;
}
