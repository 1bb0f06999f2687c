import {
  type DescribedField,
  type DraftValue,
  textOf,
  wordsOf,
} from '@claypot/counter/back-office';
import { useTranslation } from 'react-i18next';

/** Returns a function that shows a value of a field in one line. */
export function useValueText(): (field: DescribedField, value: DraftValue | undefined) => string {
  const { t } = useTranslation(['counterBackOffice', 'counterBackOfficeFields']);
  return (field, value) => {
    if (value === undefined || value === '') return t('emptyValue');
    if (Array.isArray(value)) return t('entriesOf', { count: value.length });
    switch (field.kind) {
      case 'words':
        return linesOf(value);
      case 'text':
        return field.format === 'price' ? `RM ${textOf(value)}` : textOf(value);
      case 'count':
        return textOf(value);
      case 'flag':
        return t(value === 'true' ? 'yes' : 'no');
      case 'choice':
        return t(`counterBackOfficeFields:${labelOf(field, value)}`);
      default:
        return t('otherValue');
    }
  };
}

type Choice = Extract<DescribedField, { readonly kind: 'choice' }>;

function labelOf({ choices, label }: Choice, value: DraftValue) {
  return choices.find((choice) => choice.value === value)?.label ?? label;
}

const LONGEST = 160;

function linesOf(value: DraftValue): string {
  const { en, zh_CN } = wordsOf(value);
  return [en, zh_CN]
    .filter((text) => text !== '')
    .join(' / ')
    .slice(0, LONGEST);
}
