import { createDayParts, type Language } from '@claypot/i18n';
import { useLanguage } from './use-language.ts';

const made = new Map<Language, ReturnType<typeof createDayParts>>();

export function useDayParts(): ReturnType<typeof createDayParts> {
  const language = useLanguage();
  const parts = made.get(language) ?? createDayParts(language);
  made.set(language, parts);
  return parts;
}
