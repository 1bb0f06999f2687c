import type { DraftFields } from '@claypot/sdk/counter';
import type { Field, Variant, VariantsField } from '../fields/field.ts';
import type { DraftValue } from './value.ts';

/** Returns the alternative that a record has. */
export function variantOf<T extends string>(
  { isChosen, variants }: VariantsField<T>,
  record: DraftFields,
): Variant<T> | undefined {
  const present = variants.find(({ fields }) => fields.some(({ name }) => name in record));
  const absent = variants.find(({ fields }) => fields.length === 0);
  return present ?? absent ?? (isChosen ? variants[0] : variants.at(-1));
}

/** Returns the record with another alternative and without the fields of the others. */
export function withVariant<T extends string>(
  { variants }: VariantsField<T>,
  record: DraftFields,
  chosen: Variant<T>,
): DraftFields {
  const names = new Set(variants.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const others = Object.entries(record).filter(([name]) => !names.has(name));
  const [mark] = chosen.fields;
  return {
    ...Object.fromEntries(others),
    ...(mark !== undefined && { [mark.name]: markOf(mark) }),
  };
}

/** Returns the value that marks an alternative before a person has entered one. */
export function markOf(field: Field): DraftValue {
  if (field.kind === 'references') return [];
  if (field.kind !== 'choice') return '';
  const [only, ...others] = field.choices;
  return only !== undefined && others.length === 0 ? only.value : '';
}
