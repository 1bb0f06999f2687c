import type { Dish } from '../../import/read/schema.ts';
import type { DraftDish, DraftGroup } from '../values/draft.ts';
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
import { editGroup, newGroup } from './merge-group.ts';
import { editDescription, editNames, toDescription, toNames } from './merge-texts.ts';

/** Returns the record of a new dish. */
export function newDish(draft: DraftDish, slug: string, uses: readonly string[]): FolderValue {
  const taken = new Set(uses);
  const options = [
    ...uses.map((use) => ({ use })),
    ...draft.groups.map((group) => newGroup(group, toUniqueSlug(groupSlug(group), taken))),
  ];
  const discount = draft.priceAfterDiscount ?? null;
  const isFree = draft.price === 0 || discount === 0;
  return withoutNulls({
    slug,
    name: { ...toNames(draft.name) },
    description: draft.description ? toDescription(draft.description) : null,
    price: formatPrice(draft.price),
    price_after_discount: discount === null ? null : formatPrice(discount),
    free: isFree ? 'true' : null,
    points: draft.points ? String(draft.points) : null,
    tags: draft.tags && draft.tags.length > 0 ? draft.tags : null,
    options: options.length > 0 ? options : null,
  });
}

/** Returns the edits of an existing dish. Fields that the sheet does not have stay. */
export function editDish(before: Dish, draft: DraftDish, uses: readonly string[]): FieldEdit[] {
  const discount =
    draft.priceAfterDiscount === undefined
      ? (before.price_after_discount ?? null)
      : draft.priceAfterDiscount;
  const isFree = draft.price === 0 || discount === 0;
  return [
    ...editNames('name', before.name, draft.name),
    ...editDescription(before.description, draft.description),
    ...setIfChanged('price', formatPrice(before.price), formatPrice(draft.price)),
    ...setIfChanged(
      'price_after_discount',
      before.price_after_discount === undefined ? null : formatPrice(before.price_after_discount),
      discount === null ? null : formatPrice(discount),
    ),
    ...setIfChanged('free', before.free ? 'true' : null, isFree ? 'true' : null),
    ...(draft.points === undefined
      ? []
      : setIfChanged('points', toPoints(before.points), toPoints(draft.points))),
    ...(draft.tags === undefined
      ? []
      : setIfChanged('tags', toTags(before.tags), toTags(draft.tags))),
    ...editOptions(before, draft.groups, uses),
  ];
}

function editOptions(
  { options }: Dish,
  groups: readonly DraftGroup[],
  uses: readonly string[],
): FieldEdit[] {
  const used = new Set(options.map((option) => ('use' in option ? option.use : option.slug)));
  const own = options.flatMap((option) => ('use' in option ? [] : [option]));
  const added: FolderValue[] = uses.filter((use) => !used.has(use)).map((use) => ({ use }));
  for (const use of uses) used.add(use);
  const edits = groups.flatMap((group): FieldEdit[] => {
    const found = findEntry(own, group.slug, group.texts, ({ option_name }) => option_name);
    if (found) return below(['options', options.indexOf(found)], editGroup(found, group));
    added.push(newGroup(group, toUniqueSlug(groupSlug(group), used)));
    return [];
  });
  if (added.length === 0) return edits;
  if (options.length === 0) return [{ path: ['options'], value: added }];
  return [...edits, ...added.map((value) => ({ path: ['options'], value, appends: true }))];
}

function groupSlug({ slug, texts }: DraftGroup): string {
  return slug ?? toSlug(texts, 'group');
}

function toPoints(points: number): string | null {
  return points === 0 ? null : String(points);
}

function toTags(tags: readonly string[]): readonly string[] | null {
  return tags.length === 0 ? null : tags;
}
