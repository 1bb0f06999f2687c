/** The language of a front end, without the rest of the app. */
export { createLanguageImplementations } from './language.implementation.ts';
export { languageMachine } from './language.machine.ts';
export { LANGUAGES, selectLanguage } from './language.selectors.ts';
