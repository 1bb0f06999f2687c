import type { DraftFields } from '@claypot/sdk/counter';
import type { Field, SectionDescription, VariantsField } from '../fields/field.ts';
import { formatTyped } from './typed-text.ts';
import { type DraftValue, isRecord, recordsOf, textOf, textsOf } from './value.ts';
import { markOf, variantOf } from './variants.ts';
import { wordsOf, wordsValue } from './words.ts';

/**
 * Returns the fields as they are saved: typed texts in the format of the files, without empty ones.
 * Fields without a description stay.
 */
export function tidyFields(
  { groups }: Pick<SectionDescription, 'groups'>,
  fields: DraftFields,
): DraftFields {
  return tidyRecord(
    groups.flatMap((group) => group.fields),
    fields,
  );
}

function tidyRecord(fields: readonly Field[], record: DraftFields): DraftFields {
  return fields.reduce<DraftFields>((tidied, field) => {
    if (field.kind === 'variants') return tidyVariants(field, tidied);
    return withValue(tidied, field.name, tidyValue(field, tidied[field.name]));
  }, record);
}

function tidyVariants(field: VariantsField<string>, record: DraftFields): DraftFields {
  const active = variantOf(field, record);
  const [mark] = active?.fields ?? [];
  const others = field.variants
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => !active?.fields.some((own) => own.name === name));
  const own = others.reduce((rest, { name }) => withValue(rest, name, undefined), record);
  const tidied = tidyRecord(active?.fields ?? [], own);
  // An alternative that nothing is entered for yet needs its mark, unless it is the usual one.
  return mark === undefined || variantOf(field, tidied) === active
    ? tidied
    : { ...tidied, [mark.name]: markOf(mark) };
}

/** Returns the value to save; undefined for none. */
function tidyValue(field: Field, value: DraftValue | undefined): DraftValue | undefined {
  switch (field.kind) {
    case 'words': {
      const { en, zh_CN } = wordsOf(value);
      return wordsValue({ en: en.trim(), zh_CN: zh_CN.trim() }, field);
    }
    case 'text':
      return formatTyped(textOf(value), field.format) || undefined;
    case 'flag':
      return textOf(value) || (field.required ? 'false' : undefined);
    case 'choices':
    case 'references':
    case 'asked':
    case 'pictures':
      return listOrNone(textsOf(value).filter((text) => text !== ''));
    case 'prices':
      return listOrNone(textsOf(value).flatMap((text) => formatTyped(text, 'price') || []));
    case 'list':
      return listOrNone(recordsOf(value).map((item) => tidyRecord(field.fields, item)));
    case 'record':
      return isRecord(value) ? tidyRecord(field.fields, value) : undefined;
    case 'week':
      return value;
    default:
      return textOf(value).trim() || undefined;
  }
}

function listOrNone<T extends string | DraftFields>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list;
}

function withValue(record: DraftFields, name: string, value: DraftValue | undefined): DraftFields {
  if (value !== undefined) return { ...record, [name]: value };
  if (!(name in record)) return record;
  const { [name]: _, ...others } = record;
  return others;
}
