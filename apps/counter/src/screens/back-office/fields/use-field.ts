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
  const { edit, fields, problems } = useDraftForm();
  const here = [...path, field.name];
  const hint = field.hint === undefined ? [] : [t(field.hint)];
  const optional = field.required ? [] : [t('counterBackOffice:optional')];
  return {
    path: here,
    name: pathText(here),
    label: t(field.label),
    required: field.required,
    hint: [...optional, ...hint].join(t('counterBackOffice:space')) || undefined,
    /** Hint of a control that needs no value, such as a check box. */
    bareHint: hint.at(0),
    value: getAt(fields, here),
    error: problemAt(problems, here),
    set: (value: DraftValue | undefined) => edit({ type: 'SET', path: here, value }),
  };
}
