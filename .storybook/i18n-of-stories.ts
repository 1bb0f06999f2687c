import {
  createI18n,
  type I18n,
  LANGUAGES,
  type Language,
  languageTag,
  loadAllTexts,
  switchLanguage,
} from '@claypot/i18n';
import { loadCounterTexts } from '@claypot/i18n/counter';
import { addBackOfficeTexts } from '@claypot/i18n/counter-back-office';
import { addBookingTexts } from '@claypot/i18n/counter-bookings';
import { addCapacityTexts } from '@claypot/i18n/counter-capacity';
import { addDayCloseTexts } from '@claypot/i18n/counter-day-close';
import { addMemberTexts } from '@claypot/i18n/counter-members';
import { addPayTexts } from '@claypot/i18n/counter-pay';
import { addPrintingTexts } from '@claypot/i18n/counter-printing';
import { addSaleTexts } from '@claypot/i18n/counter-sales';
import { addSetUpTexts } from '@claypot/i18n/counter-set-up';
import { recordTexts } from './used-texts.ts';

let made: Promise<I18n> | undefined;

/** Creates an instance with all texts of both apps in both languages. */
async function create(): Promise<I18n> {
  const i18n = await createI18n('en');
  for (const language of LANGUAGES) {
    await switchLanguage(i18n, language);
    await loadAllTexts(i18n);
    await loadCounterTexts(i18n);
  }
  recordTexts(i18n);
  return [
    addPrintingTexts,
    addBackOfficeTexts,
    addBookingTexts,
    addDayCloseTexts,
    addCapacityTexts,
    addSetUpTexts,
    addMemberTexts,
    addSaleTexts,
    addPayTexts,
  ].reduce((all, add) => add(all), i18n);
}

/** Changes the language of the page and of all stories, as the products do. Returns their texts. */
export async function showIn(language: Language): Promise<I18n> {
  made ??= create();
  const i18n = await made;
  // All texts are loaded, so that no function of the products needs to load them.
  if (language !== i18n.language) await i18n.changeLanguage(language);
  document.documentElement.lang = languageTag(language);
  return i18n;
}
