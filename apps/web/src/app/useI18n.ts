import type { I18n } from '@claypot/i18n';
import { useContext } from 'react';
import { I18nContext } from './TranslationContext.ts';

/** What texts are fetched for. To say them, there is `useTranslation`. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('useI18n is used outside of TranslationProvider');
  return i18n;
}
