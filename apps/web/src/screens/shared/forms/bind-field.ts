import type { FieldChange, FieldName } from '@claypot/domain/machines';

/** Values, errors and change callback of a form or a part of it. */
export interface FormPart<TValues> {
  readonly values: TValues;
  /** Returns the error message of a field. */
  readonly fieldErrorAt: (field: FieldName<TValues>) => string | undefined;
  readonly onChange: (change: FieldChange<TValues>) => void;
}

/** Returns the props that bind the named field to its form. */
export function bindField<TValues, TField extends FieldName<TValues>>(
  { values, fieldErrorAt, onChange }: FormPart<TValues>,
  name: TField,
) {
  return {
    name,
    value: values[name],
    error: fieldErrorAt(name),
    onChange: (value: TValues[TField]) => onChange({ field: name, value }),
  };
}

/** Returns the props that bind a checkbox to its form. */
export function bindTick<TValues, TField extends FieldName<TValues>>(
  part: FormPart<TValues>,
  name: TField,
) {
  const { value: checked, error, onChange } = bindField(part, name);
  return { name, checked, error, onChange };
}
