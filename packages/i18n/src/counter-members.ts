/** Texts of the screen of members. Only code that is loaded with it imports this. */
import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { members as en } from './en/counter/members.ts';
import { members as zh_CN } from './zh_CN/counter/members.ts';

/** Adds the texts of members in every language. Repeating it changes nothing. */
export function addMemberTexts(i18n: I18n): I18n {
  addTexts(i18n, 'en', { counterMembers: en });
  addTexts(i18n, 'zh_CN', { counterMembers: zh_CN });
  return i18n;
}
