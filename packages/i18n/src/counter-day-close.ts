/** Texts of the day close. Only code that is loaded with its screens imports this. */
import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { dayClose as en } from './en/counter/day-close.ts';
import { dayClose as zh_CN } from './zh_CN/counter/day-close.ts';

/** Adds the texts of the day close in every language. Repeating it changes nothing. */
export function addDayCloseTexts(i18n: I18n): I18n {
  addTexts(i18n, 'en', { counterClose: en });
  addTexts(i18n, 'zh_CN', { counterClose: zh_CN });
  return i18n;
}
