import { toSlug, toUniqueSlug } from '../../../../sheets/values/slug.ts';
import { type DraftFields, isList, isRecord, type Section } from './content.ts';

/** Field with the name of an entry or of a record in it. */
const NAMES = [
  'name',
  'branch_name',
  'package_name',
  'voucher_name',
  'option_name',
  'title',
  'image_alt',
];

/** Lists of records that have slugs of their own. */
const WITH_SLUGS = ['options', 'variations'];

/** Prefix of the slug of an entry without Latin letters in its name. */
const PREFIXES: Readonly<Record<Section, string>> = {
  company: 'company',
  branches: 'branch',
  categories: 'category',
  dishes: 'dish',
  options: 'options',
  packages: 'package',
  hot_deals: 'deal',
  vouchers: 'voucher',
  banners: 'banner',
  highlights: 'highlight',
  news: 'news',
};

/**
 * Returns a new key for an entry, derived from its name.
 * @param taken keys of the section, also of removed entries.
 */
export function newKey(section: Section, fields: DraftFields, taken: ReadonlySet<string>): string {
  return toUniqueSlug(toSlug(wordsOf(fields), PREFIXES[section]), new Set(taken));
}

/** Returns the fields with a slug in each option group and variation that has none. */
export function fillSlugs(fields: DraftFields): DraftFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      WITH_SLUGS.includes(name) && isList(value) ? fillList(name, value) : value,
    ]),
  );
}

/** Item of a list. */
type Item = string | DraftFields;

function fillList(list: string, items: readonly Item[]): Item[] {
  const taken = new Set(
    items.flatMap((item) => (isRecord(item) && typeof item.slug === 'string' ? item.slug : [])),
  );
  return items.map((item) => {
    // A group that is shared is a reference and has no slug.
    if (!isRecord(item) || item.use !== undefined) return item;
    const inner = fillSlugs(item);
    if (typeof inner.slug === 'string') return inner;
    const prefix = list === 'options' ? 'options' : 'choice';
    return { slug: toUniqueSlug(toSlug(wordsOf(inner), prefix), taken), ...inner };
  });
}

function wordsOf(fields: DraftFields): { en?: string; zh_CN?: string } {
  const value = NAMES.map((name) => fields[name]).find((name) => name !== undefined);
  if (typeof value === 'string') return { en: value };
  if (!isRecord(value)) return {};
  const { en, zh_CN } = value;
  return {
    ...(typeof en === 'string' && en !== '' && { en }),
    ...(typeof zh_CN === 'string' && zh_CN !== '' && { zh_CN }),
  };
}

/** Returns the name of an entry in both languages; empty if it has none. */
export function titleOf(fields: DraftFields): { en: string; zh_CN: string } {
  const name =
    fields.company_name ?? NAMES.map((each) => fields[each]).find((each) => each !== undefined);
  if (typeof name === 'string') return { en: name, zh_CN: name };
  if (!isRecord(name)) return { en: '', zh_CN: '' };
  const { en, zh_CN } = name;
  return {
    en: typeof en === 'string' ? en.slice(0, 500) : '',
    zh_CN: typeof zh_CN === 'string' ? zh_CN.slice(0, 500) : '',
  };
}
