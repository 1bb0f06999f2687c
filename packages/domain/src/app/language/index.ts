/** The language of a front end, without the rest of the app. */
export { createLanguageImplementations } from './language.implementation.ts';
export { type LanguageContext, type LanguageEvent, languageMachine } from './language.machine.ts';
export { LANGUAGES, selectLanguage } from './language.selectors.ts';
