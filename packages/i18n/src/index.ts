import './typed-keys.ts';

export type { i18n as I18n } from 'i18next';
export { choiceRuleText, missingChoiceText } from './choice-rule-text.ts';
export { closedText } from './closed-text.ts';
export {
  type AddedTexts,
  createI18n,
  languageOf,
  loadAllTexts,
  switchLanguage,
  textsOf,
} from './create-i18n.ts';
export {
  bestDealText,
  nearestText,
  savesText,
  takenOffText,
  voucherReasonText,
  walletLowText,
} from './discount-text.ts';
export { errorMessage } from './error-message.ts';
export { createFormat, type Format, LOCALES } from './format.ts';
export { formatPhone } from './format-phone.ts';
export { LANGUAGE_NAMES, LANGUAGES, type Language, languageTag } from './language.ts';
export { openingText } from './opening-text.ts';
export { askedTimeText, expectedTimeText } from './order-time-text.ts';
export { specialDayText } from './special-day-text.ts';
export type { Area, TextKey, Translate } from './text-key.ts';
export { dailyHoursText, type WeekHoursText, weekHoursText } from './week-hours-text.ts';
