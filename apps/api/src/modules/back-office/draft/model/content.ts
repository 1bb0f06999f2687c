import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Fields, Value } from '../../../../import/read/fields-value.ts';

export type Section = Schemas['DraftSection'];

/** Fields of an entry, as in the files of an import. */
export type DraftFields = Schemas['DraftFields'];

/** An entry of a section, with its fields as in the files of an import. */
export interface Entry {
  /** Slug; `company` for the company. */
  readonly key: string;
  /** Category of a dish; null in other sections. */
  readonly category: string | null;
  readonly fields: DraftFields;
}

/** All entries of a restaurant by section, in the order of the app. */
export type Content = Readonly<Record<Section, readonly Entry[]>>;

/** Key of the company's only entry. */
export const COMPANY_KEY = 'company';

/** File and list of each section with a file of its own. */
const LISTS = {
  branches: { file: 'branches.yaml', list: 'branches' },
  categories: { file: 'categories.yaml', list: 'categories' },
  options: { file: 'options.yaml', list: 'options' },
  packages: { file: 'packages.yaml', list: 'packages' },
  hot_deals: { file: 'hot-deals.yaml', list: 'hot_deals' },
  vouchers: { file: 'vouchers.yaml', list: 'vouchers' },
  banners: { file: 'banners.yaml', list: 'banners' },
  highlights: { file: 'highlights.yaml', list: 'highlights' },
  news: { file: 'news.yaml', list: 'news' },
} as const satisfies Partial<Record<Section, { file: string; list: string }>>;

type Listed = keyof typeof LISTS;

const COMPANY_FILE = 'company.yaml';
const MENU_FILE = /^menu\/(.+)\.yaml$/;

/** Sections in the order in which the back office shows them. */
export const SECTIONS: readonly Section[] = [
  'company',
  'branches',
  'categories',
  'dishes',
  'options',
  'packages',
  'hot_deals',
  'vouchers',
  'banners',
  'highlights',
  'news',
];

/** Converts parsed files of a restaurant to entries. Undefined fields are dropped. */
export function toContent(files: ReadonlyMap<string, Fields>): Content {
  const listOf = (section: Listed): Entry[] => {
    const { file, list } = LISTS[section];
    return recordsOf(files.get(file)?.[list]).map((fields) => toEntry(fields, null));
  };
  const categories = listOf('categories');
  return {
    company: [{ key: COMPANY_KEY, category: null, fields: compact(files.get(COMPANY_FILE) ?? {}) }],
    branches: listOf('branches'),
    categories,
    dishes: categories.flatMap(({ key }) =>
      recordsOf(files.get(`menu/${key}.yaml`)?.dishes).map((fields) => toEntry(fields, key)),
    ),
    options: listOf('options'),
    packages: listOf('packages'),
    hot_deals: listOf('hot_deals'),
    vouchers: listOf('vouchers'),
    banners: listOf('banners'),
    highlights: listOf('highlights'),
    news: listOf('news'),
  };
}

/** Converts entries to the parsed files that an import reads. */
export function toFiles(content: Content): ReadonlyMap<string, Fields> {
  const lists = Object.entries(LISTS).map(([section, { file, list }]): [string, Fields] => [
    file,
    { [list]: content[section as Listed].map(({ fields }) => fields) },
  ]);
  const categories = new Set([
    ...content.categories.map(({ key }) => key),
    ...content.dishes.map(({ category }) => category ?? ''),
  ]);
  const menus = [...categories].map((category): [string, Fields] => [
    `menu/${category}.yaml`,
    {
      dishes: content.dishes
        .filter((dish) => dish.category === category)
        .map(({ fields }) => fields),
    },
  ]);
  return new Map<string, Fields>([
    [COMPANY_FILE, content.company[0]?.fields ?? {}],
    ...lists,
    ...menus,
  ]);
}

/** Place of a value in a file, as an entry and the rest of the path; null for the whole file. */
export interface Place {
  readonly section: Section;
  readonly key: string | null;
  readonly path: readonly (string | number)[];
}

/** Returns the entry at a path of a file that {@link toFiles} has made. */
export function placeOf(
  content: Content,
  file: string,
  path: readonly (string | number)[],
): Place | null {
  if (file === COMPANY_FILE) return { section: 'company', key: COMPANY_KEY, path };
  const category = MENU_FILE.exec(file)?.[1];
  const section = category === undefined ? sectionOf(file) : 'dishes';
  if (section === null) return null;
  const [, index, ...rest] = path;
  const entries =
    category === undefined
      ? content[section]
      : content.dishes.filter((dish) => dish.category === category);
  const entry = typeof index === 'number' ? entries[index] : undefined;
  return { section, key: entry?.key ?? null, path: rest };
}

function sectionOf(file: string): Listed | null {
  const found = Object.entries(LISTS).find(([, list]) => list.file === file);
  return (found?.[0] as Listed | undefined) ?? null;
}

function toEntry(fields: Fields, category: string | null): Entry {
  const { slug } = fields;
  return { key: typeof slug === 'string' ? slug : '', category, fields: compact(fields) };
}

function recordsOf(value: Value | undefined): readonly Fields[] {
  return isList(value) ? value.filter(isRecord) : [];
}

/** Returns true for a record, false for text and lists. */
export function isRecord(value: Value | undefined): value is Fields {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Returns true for a list. */
export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** Returns the fields without undefined ones, at every depth. */
export function compact(fields: Fields): DraftFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name, isList(value) ? value.map(compactItem) : compactItem(value)]],
    ),
  );
}

/** Lists contain text and records only, never lists. */
function compactItem(value: Value): string | DraftFields {
  if (typeof value === 'string') return value;
  return isRecord(value) ? compact(value) : {};
}
