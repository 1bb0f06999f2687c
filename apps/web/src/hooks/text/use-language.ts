import { type Language, languageOf } from '@claypot/i18n';
import { useTranslation } from './use-translation.ts';

export function useLanguage(): Language {
  return languageOf(useTranslation().i18n);
}
