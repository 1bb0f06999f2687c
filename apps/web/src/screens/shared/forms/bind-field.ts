import type { FieldChange, FieldName } from '@claypot/domain/machines';

/** A form, or some fields of one, as its fields see it. */
export interface FormPart<TValues> {
  readonly values: TValues;
  /** What is wrong at a field, in words. */
  readonly fieldErrorAt: (field: FieldName<TValues>) => string | undefined;
  readonly onChange: (change: FieldChange<TValues>) => void;
}

/** What ties the field of this name to its form; its value is of the type that the field holds. */
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

/** The same for a box to tick. */
export function bindTick<TValues, TField extends FieldName<TValues>>(
  part: FormPart<TValues>,
  name: TField,
) {
  const { value: checked, error, onChange } = bindField(part, name);
  return { name, checked, error, onChange };
}
