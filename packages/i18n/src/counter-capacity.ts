/** Texts of the waiting time at the counter. Only code that is loaded with the screen imports this. */
import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { capacity as en } from './en/counter/capacity.ts';
import { capacity as zh_CN } from './zh_CN/counter/capacity.ts';

/** Adds the texts of the waiting time in every language. Repeating it changes nothing. */
export function addCapacityTexts(i18n: I18n): I18n {
  addTexts(i18n, 'en', { counterCapacity: en });
  addTexts(i18n, 'zh_CN', { counterCapacity: zh_CN });
  return i18n;
}
