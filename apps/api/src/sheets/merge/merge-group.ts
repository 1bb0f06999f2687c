import type { OptionGroup } from '../../import/read/schema.ts';
import type { DraftGroup, DraftVariation } from '../values/draft.ts';
import { formatPrice } from '../values/price.ts';
import { toSlug, toUniqueSlug } from '../values/slug.ts';
import {
  below,
  type FieldEdit,
  type FolderValue,
  setIfChanged,
  withoutNulls,
} from '../write/edit.ts';
import { findEntry } from './find-match.ts';
import { editNames, toNames } from './merge-texts.ts';

/** Returns the record of a new option group. */
export function newGroup(group: DraftGroup, slug: string): Record<string, FolderValue> {
  const taken = new Set<string>();
  return withoutNulls({
    slug,
    option_name: { ...toNames(group.texts) },
    option_type: group.type,
    is_required: String(group.isRequired),
    min_qty: toCount(group.least ?? null),
    max_qty: toCount(group.most ?? null),
    default_variation: group.preselected ?? null,
    variations: group.variations.map((variation) => newVariation(variation, taken)),
  });
}

/** Returns the edits of an existing group. Its other variations stay. */
export function editGroup(before: OptionGroup, group: DraftGroup): FieldEdit[] {
  const taken = new Set(before.variations.map(({ slug }) => slug));
  return [
    ...editNames('option_name', before.option_name, group.texts),
    ...setIfChanged('option_type', before.option_type, group.type),
    ...setIfChanged('is_required', String(before.is_required), String(group.isRequired)),
    ...editOptional('min_qty', before.min_qty, group.least),
    ...editOptional('max_qty', before.max_qty, group.most),
    ...editOptional('default_variation', before.default_variation, group.preselected),
    ...group.variations.flatMap((variation) => editVariation(before, variation, taken)),
  ];
}

function editVariation(
  { variations }: OptionGroup,
  variation: DraftVariation,
  taken: Set<string>,
): FieldEdit[] {
  const found = findEntry(variations, variation.slug, variation.texts, ({ name }) => name);
  if (found === null) {
    return [{ path: ['variations'], value: newVariation(variation, taken), appends: true }];
  }
  return below(
    ['variations', variations.indexOf(found)],
    [
      ...editNames('name', found.name, variation.texts),
      ...setIfChanged(
        'additional_price',
        toSurcharge(found.additional_price),
        toSurcharge(variation.additionalPrice),
      ),
    ],
  );
}

function newVariation(
  { slug, texts, additionalPrice }: DraftVariation,
  taken: Set<string>,
): FolderValue {
  return withoutNulls({
    slug: toUniqueSlug(slug ?? toSlug(texts, 'choice'), taken),
    name: { ...toNames(texts) },
    additional_price: toSurcharge(additionalPrice),
  });
}

/** The folder leaves out a surcharge of 0.00. */
function toSurcharge(sen: number): string | null {
  return sen === 0 ? null : formatPrice(sen);
}

function editOptional(
  field: string,
  before: number | string | undefined,
  after: number | string | null | undefined,
): FieldEdit[] {
  if (after === undefined) return [];
  const text = (value: number | string | null | undefined) =>
    value == null ? null : String(value);
  return setIfChanged(field, text(before), text(after));
}

function toCount(count: number | null): string | null {
  return count === null ? null : String(count);
}
