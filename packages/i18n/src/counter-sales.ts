/** Texts of the screens of bills. Only code that is loaded with them imports this. */
import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { members as membersEn } from './en/counter/members.ts';
import { sales as en } from './en/counter/sales.ts';
import { item as itemEn } from './en/item.ts';
import { members as membersZh } from './zh_CN/counter/members.ts';
import { sales as zh_CN } from './zh_CN/counter/sales.ts';
import { item as itemZh } from './zh_CN/item.ts';

/**
 * Adds the texts of bills in every language, with those of members and of the customers' items, which
 * the screens of bills show too. Repeating it changes nothing.
 */
export function addSaleTexts(i18n: I18n): I18n {
  addTexts(i18n, 'en', { counterSales: en, counterMembers: membersEn, item: itemEn });
  addTexts(i18n, 'zh_CN', { counterSales: zh_CN, counterMembers: membersZh, item: itemZh });
  return i18n;
}
