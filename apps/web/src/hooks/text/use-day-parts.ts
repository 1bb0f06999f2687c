import { createDayParts, type Language } from '@claypot/i18n';
import { useLanguage } from './use-language.ts';

const made = new Map<Language, ReturnType<typeof createDayParts>>();

/** How the language in use writes the pieces of a date. */
export function useDayParts(): ReturnType<typeof createDayParts> {
  const language = useLanguage();
  const parts = made.get(language) ?? createDayParts(language);
  made.set(language, parts);
  return parts;
}
