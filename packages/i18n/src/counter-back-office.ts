/** Texts of the back office. Only code that is loaded with its screens imports this. */
import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { backOffice as en } from './en/counter/back-office.ts';
import { backOfficeFields as fieldsEn } from './en/counter/back-office-fields.ts';
import { backOffice as zh_CN } from './zh_CN/counter/back-office.ts';
import { backOfficeFields as fieldsZhCn } from './zh_CN/counter/back-office-fields.ts';

/** Adds the texts of the back office in every language. Repeating it changes nothing. */
export function addBackOfficeTexts(i18n: I18n): I18n {
  addTexts(i18n, 'en', { counterBackOffice: en, counterBackOfficeFields: fieldsEn });
  addTexts(i18n, 'zh_CN', { counterBackOffice: zh_CN, counterBackOfficeFields: fieldsZhCn });
  return i18n;
}
