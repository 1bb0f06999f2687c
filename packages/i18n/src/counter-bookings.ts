/** Texts of bookings at the counter. Only code that is loaded with this screen imports this. */
import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { bookings as en } from './en/counter/bookings.ts';
import { bookings as zh_CN } from './zh_CN/counter/bookings.ts';

/** Adds the texts of bookings in every language. Repeating it changes nothing. */
export function addBookingTexts(i18n: I18n): I18n {
  addTexts(i18n, 'en', { counterBookings: en });
  addTexts(i18n, 'zh_CN', { counterBookings: zh_CN });
  return i18n;
}
