/** Texts that the counter loads with their screens, all at once for stories and journeys. */
import type { i18n as I18n } from 'i18next';
import { addBackOfficeTexts } from './counter-back-office.ts';
import { addBookingTexts } from './counter-bookings.ts';
import { addCapacityTexts } from './counter-capacity.ts';
import { addDayCloseTexts } from './counter-day-close.ts';
import { addMemberTexts } from './counter-members.ts';
import { addPayTexts } from './counter-pay.ts';
import { addPrintingTexts } from './counter-printing.ts';
import { addSaleTexts } from './counter-sales.ts';
import { addSetUpTexts } from './counter-set-up.ts';

/** Adds the texts of all screens of the counter in every language. */
export function addCounterTexts(i18n: I18n): I18n {
  return [
    addBackOfficeTexts,
    addBookingTexts,
    addCapacityTexts,
    addDayCloseTexts,
    addMemberTexts,
    addPayTexts,
    addPrintingTexts,
    addSaleTexts,
    addSetUpTexts,
  ].reduce((all, add) => add(all), i18n);
}
