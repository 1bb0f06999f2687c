import type { LanguagePreference } from '../../ports/ports.ts';
import { languageMachine } from './language.machine.ts';

export interface LanguageDeps {
  language: LanguagePreference;
  /** Called once the new language is kept, so that the next request is made in it. */
  invalidateTexts(): void;
}

/** The language machine over the device's preference. Start it with `input: { language }` of that. */
export function createLanguageImplementations({ invalidateTexts, language }: LanguageDeps) {
  return languageMachine.provide({
    actions: {
      keep: (_, params) => language.set(params.language),
      invalidateTexts,
    },
  });
}
