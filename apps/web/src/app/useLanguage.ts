import type { Language } from '@claypot/i18n';
import { useTranslation } from './useTranslation.ts';

/** The language in use. */
export function useLanguage(): Language {
  return useTranslation().i18n.language;
}
