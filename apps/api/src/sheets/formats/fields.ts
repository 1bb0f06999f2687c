/** Texts that a sheet can have in one column of unknown language, or in a column per language. */
const TEXTS = ['category', 'name', 'description', 'variation'] as const;
const OTHERS = ['slug', 'price', 'price_after_discount', 'points', 'tags'] as const;

export type TextField = (typeof TEXTS)[number];
export type BaseField = TextField | (typeof OTHERS)[number];

/** Meaning of a column, such as `name` or `name_zh`. */
export type Field = BaseField | `${TextField}_${'en' | 'zh'}`;

export const BASE_FIELDS: readonly BaseField[] = [...TEXTS, ...OTHERS];

export const FIELDS: readonly Field[] = [
  ...TEXTS.flatMap((field) => [field, `${field}_en`, `${field}_zh`] as const),
  ...OTHERS,
];

/** Returns true for a field that may have a language. */
export function isText(field: Field): field is TextField {
  return TEXTS.some((text) => text === field);
}

/** Returns the field without its language. */
export function baseOf(field: Field): BaseField | null {
  const base = field.replace(/_(en|zh)$/, '');
  return BASE_FIELDS.find((each) => each === base) ?? null;
}
