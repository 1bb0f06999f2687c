import fc from 'fast-check';
import type { ExportRow } from '../export/export-rows.ts';

/** Texts with all that files of tables and spreadsheet programs treat specially. */
export const awkward = fc
  .array(
    fc.constantFrom(
      ...['=', '+', '-', '@', "'", '"', ',', ';', '\t', '\n', ' ', '#', '&', '<', '>', ': ', '* '],
      ...['{', '}', '[', ']', '!', '|', '%', '\\', '_x0041_', '1', '12.90', 'a', 'Kopi', 'free'],
      ...[
        '=HYPERLINK("x")',
        '茶',
        '牛腩面',
        '（大）',
        '🍜',
        '👨‍👩‍👧',
        'é',
        'true',
        'null',
        '~',
        '- ',
      ],
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && text.length <= 100);

const names = fc.record({ en: awkward, zh: awkward });
const price = fc.integer({ min: 1, max: 9_999_999 });

const variation = fc.record({ name: names, surcharge: fc.option(price, { nil: 0 }) });
const group = fc.record({
  name: names,
  type: fc.constantFrom('radio', 'checkbox'),
  isRequired: fc.boolean(),
  variations: fc.array(variation, { minLength: 1, maxLength: 4 }),
  preselects: fc.boolean(),
});
const dish = fc.record({
  name: names,
  description: fc.option(fc.record({ en: awkward, zh: fc.option(awkward, { nil: '' }) })),
  price,
  hasDiscount: fc.boolean(),
  points: fc.constantFrom('', '7'),
  tags: fc.subarray(['signature', 'spicy', 'vegetarian', 'new']),
  usesShared: fc.boolean(),
  groups: fc.array(group, { maxLength: 2 }),
});
/** A category with dishes, their options and a shared group. */
export const menu = fc.record({
  category: names,
  dishes: fc.array(dish, { minLength: 1, maxLength: 4 }),
  shared: group,
});

type Menu = typeof menu extends fc.Arbitrary<infer Value> ? Value : never;
type Group = Menu['shared'];

/** Returns the rows that an export of the menu has. */
export function rowsOf({ category, dishes, shared }: Menu): ExportRow[] {
  return [
    ...dishes.flatMap((each, index) => [
      {
        category: 'made',
        category_en: category.en,
        category_zh: category.zh,
        dish: `made-${index}`,
        name_en: each.name.en,
        name_zh: each.name.zh,
        // The importer rejects a description that is its own translation.
        description_en: each.description?.en ?? '',
        description_zh:
          each.description?.zh === each.description?.en ? '' : (each.description?.zh ?? ''),
        price: (each.price / 100).toFixed(2),
        price_after_discount: each.hasDiscount ? ((each.price - 1) / 100).toFixed(2) : '',
        points: each.points,
        tags: each.tags.join(', '),
        shared_groups: each.usesShared ? 'made-shared' : '',
      },
      ...each.groups.flatMap((own, number) => groupRows(own, `made-${index}`, `group-${number}`)),
    ]),
    ...groupRows(shared, '', 'made-shared'),
  ];
}

function groupRows(own: Group, owner: string, slug: string): ExportRow[] {
  return own.variations.map(({ name, surcharge }, index) => ({
    dish: owner,
    group: slug,
    group_en: own.name.en,
    group_zh: own.name.zh,
    group_type: own.type,
    group_required: own.isRequired ? 'yes' : 'no',
    variation: `choice-${index}`,
    variation_en: name.en,
    variation_zh: name.zh,
    additional_price: (surcharge / 100).toFixed(2),
    preselected: own.preselects && own.type === 'radio' && index === 0 ? 'yes' : '',
  }));
}
