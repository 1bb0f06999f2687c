/** Texts of the payment panel. Only code that is loaded with it imports this. */
import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { pay as en } from './en/counter/pay.ts';
import { pay as zh_CN } from './zh_CN/counter/pay.ts';

/** Adds the texts of payments in every language. Repeating it changes nothing. */
export function addPayTexts(i18n: I18n): I18n {
  addTexts(i18n, 'en', { counterPay: en });
  addTexts(i18n, 'zh_CN', { counterPay: zh_CN });
  return i18n;
}
