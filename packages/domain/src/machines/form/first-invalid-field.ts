import type { FieldErrors, FieldName } from './form.types.ts';

/** The first field at fault, in the order of the values; null where none is. */
export function firstInvalidField<TValues extends object>(
  values: TValues,
  errors: FieldErrors<FieldName<TValues>>,
): FieldName<TValues> | null {
  for (const field in values) if (field in errors) return field;
  return null;
}
