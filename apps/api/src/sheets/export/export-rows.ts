import type { Dish, OptionGroup } from '../../import/read/schema.ts';
import type { FolderMenu } from '../merge/folder-menu.ts';
import { formatPrice } from '../values/price.ts';
import type { SheetColumn } from '../values/sheet-columns.ts';

/** A row of the own format; missing cells are empty. */
export type ExportRow = Partial<Record<SheetColumn, string>>;

/** Returns a row per dish and per variation, and the variations of shared groups at the end. */
export function toExportRows({ categories, dishes, shared }: FolderMenu): ExportRow[] {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return [
    ...dishes.flatMap(({ category, dish }) => [
      {
        category,
        category_en: names.get(category)?.en ?? '',
        category_zh: names.get(category)?.zh_CN ?? '',
        ...toDishRow(dish),
      },
      ...dish.options
        .flatMap((option) => ('use' in option ? [] : toGroupRows(option)))
        .map((row) => ({ dish: dish.slug, ...row })),
    ]),
    ...shared.flatMap(toGroupRows),
  ];
}

function toDishRow(dish: Dish): ExportRow {
  const discount = dish.price_after_discount;
  return {
    dish: dish.slug,
    name_en: dish.name.en,
    name_zh: dish.name.zh_CN,
    description_en: dish.description?.en ?? '',
    description_zh: dish.description?.zh_CN ?? '',
    price: formatPrice(dish.price),
    price_after_discount: discount === undefined ? '' : formatPrice(discount),
    points: dish.points === 0 ? '' : String(dish.points),
    tags: dish.tags.join(', '),
    shared_groups: dish.options.flatMap((option) => ('use' in option ? option.use : [])).join(', '),
  };
}

function toGroupRows(group: OptionGroup): ExportRow[] {
  return group.variations.map(({ slug, name, additional_price }) => ({
    group: group.slug,
    group_en: group.option_name.en,
    group_zh: group.option_name.zh_CN,
    group_type: group.option_type,
    group_required: group.is_required ? 'yes' : 'no',
    group_min: group.min_qty === undefined ? '' : String(group.min_qty),
    group_max: group.max_qty === undefined ? '' : String(group.max_qty),
    variation: slug,
    variation_en: name.en,
    variation_zh: name.zh_CN,
    additional_price: formatPrice(additional_price),
    preselected: group.default_variation === slug ? 'yes' : '',
  }));
}
