import type { DraftTitle } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-format.ts';

/** Returns a function that names an entry in the current language, else in the other one. */
export function useEntryTitle(): (title: DraftTitle) => string {
  const { t } = useTranslation('counterBackOffice');
  const language = useLanguage();
  return ({ en, zh_CN }) => {
    const [own, other] = language === 'en' ? [en, zh_CN] : [zh_CN, en];
    return own || other || t('unnamed');
  };
}
