/** Texts of the set-up of a restaurant. Only code that is loaded with it imports this. */
import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { setUp as en } from './en/counter/set-up.ts';
import { setUp as zh_CN } from './zh_CN/counter/set-up.ts';

/** Adds the texts of the set-up in every language. Repeating it changes nothing. */
export function addSetUpTexts(i18n: I18n): I18n {
  addTexts(i18n, 'en', { counterSetUp: en });
  addTexts(i18n, 'zh_CN', { counterSetUp: zh_CN });
  return i18n;
}
