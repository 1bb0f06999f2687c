import type { DraftFields, DraftTitle } from '@claypot/sdk/counter';
import type { DescribedField } from './fields/descriptions.ts';
import type { References } from './references.implementation.ts';
import { textOf } from './tree/value.ts';
import { variantOf } from './tree/variants.ts';
import { wordsOf } from './tree/words.ts';

/** Returns the name of a record in a list: its first text or entry; null if it has none. */
export function recordTitle(
  fields: readonly DescribedField[],
  record: DraftFields,
  references: References,
): DraftTitle | null {
  for (const field of fields) {
    const title = titleOf(field, record, references);
    if (title !== null && `${title.en}${title.zh_CN}`.trim() !== '') return title;
  }
  return null;
}

function titleOf(
  field: DescribedField,
  record: DraftFields,
  references: References,
): DraftTitle | null {
  const value = record[field.name];
  switch (field.kind) {
    case 'words':
      return wordsOf(value);
    case 'reference':
      return references[field.section]?.find(({ key }) => key === textOf(value))?.title ?? null;
    case 'text':
      return { en: textOf(value), zh_CN: textOf(value) };
    case 'variants':
      return recordTitle(variantOf(field, record)?.fields ?? [], record, references);
    default:
      return null;
  }
}
