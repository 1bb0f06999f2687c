import type { Language } from '@claypot/i18n';
import { useTranslation } from 'react-i18next';

/** The language in use. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'zh_CN' ? 'zh_CN' : 'en';
}
