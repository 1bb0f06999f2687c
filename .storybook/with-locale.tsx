import type { I18n } from '@claypot/i18n';
import { createI18n, type Language, loadAllTexts } from '@claypot/i18n';
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
import type { Decorator, Loader } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';

const instances = new Map<Language, Promise<I18n>>();

function instanceFor(language: Language): Promise<I18n> {
  const made =
    instances.get(language) ??
    createI18n(language)
      .then(loadAllTexts)
      .then(loadCounterTexts)
      .then(addPrintingTexts)
      .then(addBackOfficeTexts)
      .then(addBookingTexts)
      .then(addDayCloseTexts)
      .then(addCapacityTexts)
      .then(addSetUpTexts)
      .then(addMemberTexts)
      .then(addSaleTexts)
      .then(addPayTexts);
  instances.set(language, made);
  return made;
}

/** Loads the texts of the chosen language before the story renders, so that no story shows keys. */
export const loadLocale: Loader = async ({ globals }) => {
  const language: Language = globals.locale === 'zh_CN' ? 'zh_CN' : 'en';
  document.documentElement.lang = language === 'zh_CN' ? 'zh-CN' : 'en';
  return { i18n: await instanceFor(language) };
};

/** Renders a story in the language of the toolbar. */
export const withLocale: Decorator = (Story, { loaded }) => {
  const i18n: I18n = loaded.i18n;
  return (
    <I18nextProvider i18n={i18n}>
      <Story />
    </I18nextProvider>
  );
};
