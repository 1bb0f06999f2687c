/** Editing the draft of the restaurant: company, branches, menu and offers. */
export { askableGroups } from './askable-groups.ts';
export { backOfficeMachines } from './back-office-machines.ts';
export { createEntry } from './entry/entry.implementation.ts';
export { entryMachine } from './entry/entry.machine.ts';
export { selectEntry } from './entry/entry.selectors.ts';
export type * from './entry/entry.types.ts';
export * from './fields/descriptions.ts';
export type * from './fields/field.ts';
export { createPictureField } from './picture-field/picture-field.implementation.ts';
export type * from './picture-field/picture-field.machine.ts';
export {
  type PictureFieldView,
  selectPictureField,
} from './picture-field/picture-field.selectors.ts';
export { pictureUrl } from './picture-field/picture-url.ts';
export { recordTitle } from './record-title.ts';
export type { References } from './references.implementation.ts';
export { createSection } from './section/section.implementation.ts';
export { sectionMachine } from './section/section.machine.ts';
export { selectSection } from './section/section.selectors.ts';
export type * from './section/section.types.ts';
export { type Difference, differencesOf } from './tree/differences.ts';
export { applyEdit, type Edit, getAt, moved } from './tree/edit.ts';
export { newIdentity } from './tree/identity.ts';
export { instantOfLocal, localOfInstant } from './tree/instant.ts';
export { type NamePart, nameOf, problemAt } from './tree/problems.ts';
export { tidyFields } from './tree/tidy.ts';
export { formatTyped } from './tree/typed-text.ts';
export * from './tree/value.ts';
export { variantOf, withVariant } from './tree/variants.ts';
export { isShown, visitFields } from './tree/visit.ts';
export { dayOfPeriods, periodsOfDay } from './tree/week.ts';
export { WORD_LANGUAGES, type WordLanguage, wordsOf, wordsValue } from './tree/words.ts';
export type * from './views.ts';
