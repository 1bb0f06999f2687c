import type { LanguagePreference } from '../../ports/ports.ts';
import { languageMachine } from './language.machine.ts';

export interface LanguageDeps {
  language: LanguagePreference;
  /** Called after the language is persisted, so that the next requests use it. */
  invalidateTexts(): void;
}

/**
 * Returns the language machine, which persists the choice. Start it with the stored language as
 * `input: { language }`.
 */
export function createLanguageImplementations({ invalidateTexts, language }: LanguageDeps) {
  return languageMachine.provide({
    actions: {
      keep: (_, params) => language.set(params.language),
      invalidateTexts,
    },
  });
}
