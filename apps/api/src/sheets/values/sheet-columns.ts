/** Columns of the own format, in order. */
export const SHEET_COLUMNS = [
  'category',
  'category_en',
  'category_zh',
  'dish',
  'name_en',
  'name_zh',
  'description_en',
  'description_zh',
  'price',
  'price_after_discount',
  'points',
  'tags',
  'shared_groups',
  'group',
  'group_en',
  'group_zh',
  'group_type',
  'group_required',
  'group_min',
  'group_max',
  'variation',
  'variation_en',
  'variation_zh',
  'additional_price',
  'preselected',
] as const;

export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/**
 * Prefixes an apostrophe to a text that a spreadsheet program would run as a formula. Also to a text
 * that looks protected already, so that reading it back is exact.
 */
export function protectCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe of {@link protectCell}. */
export function unprotectCell(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
