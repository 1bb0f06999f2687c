import { type DescribedSection, nameOf } from '@claypot/counter/back-office';
import { useTranslation } from 'react-i18next';

/** Returns a function that names the field at a path, such as `Choices 2 › Name › Chinese`. */
export function useFieldName(description: DescribedSection): (path: string) => string {
  const { t } = useTranslation(['counterBackOffice', 'counterBackOfficeFields']);
  return (path) => {
    const parts = nameOf(description, path).map((part) => {
      if ('number' in part) return String(part.number);
      if ('language' in part) return t(part.language === 'en' ? 'english' : 'chinese');
      return t(`counterBackOfficeFields:${part.label}`);
    });
    return parts.length === 0 ? t('wholeEntry') : parts.join(' › ');
  };
}
