import {
  type DescribedField,
  type DraftValue,
  getAt,
  pathText,
  problemAt,
} from '@claypot/counter/back-office';
import { useTranslation } from 'react-i18next';
import { type DraftRecord, useDraftForm } from './form-context.ts';

/** Returns a field of a record: texts, value, problem and the callback of a change. */
export function useField(field: DescribedField, { path }: DraftRecord) {
  const { t } = useTranslation(['counterBackOfficeFields', 'counterBackOffice']);
  const { description, edit, fields, problems } = useDraftForm();
  const here = [...path, field.name];
  const hint = field.hint === undefined ? undefined : t(field.hint);
  return {
    path: here,
    name: pathText(here),
    label: t(field.label),
    /** True if the heading of the card has the same text. */
    isHeading: description.groups.some(({ heading }) => heading === field.label),
    required: field.required,
    hint: field.required ? hint : optionalHint(),
    /** Hint of a control that needs no value, such as a check box. */
    bareHint: hint,
    value: getAt(fields, here),
    error: problemAt(problems, here),
    set: (value: DraftValue | undefined) => edit({ type: 'SET', path: here, value }),
  };

  function optionalHint(): string {
    return hint === undefined
      ? t('counterBackOffice:optional')
      : t('counterBackOffice:optionalHint', { hint });
  }
}
