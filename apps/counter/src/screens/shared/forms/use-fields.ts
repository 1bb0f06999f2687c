import type { FieldName } from '@claypot/domain/machines';
import { useTranslation } from 'react-i18next';
import type { FieldText } from './field-texts.ts';
import type { FormCallbacks, FormView } from './form-view.ts';

/** Returns a function that binds a field to its form: value, error text and change callback. */
export function useFields<TValues>(
  form: FormView<TValues>,
  onChange: FormCallbacks<TValues>['onChange'],
) {
  const { t } = useTranslation('counterStaff');
  return <TField extends FieldName<TValues>>(name: TField) => {
    const error: FieldText | undefined = form.errors[name];
    return {
      name,
      value: form.values[name],
      error: error === undefined ? undefined : t(error),
      onChange: (value: TValues[TField]) => onChange({ field: name, value }),
    };
  };
}
