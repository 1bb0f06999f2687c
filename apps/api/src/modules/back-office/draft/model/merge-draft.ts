import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { type Content, type DraftFields, type Entry, SECTIONS, type Section } from './content.ts';

/** Person and time of a change. */
export interface ChangeMark {
  /** Name of the person; null for the server. */
  readonly by: string | null;
  readonly at: Temporal.Instant | null;
}

/** An entry that the draft changes. */
export interface DraftRow extends ChangeMark {
  readonly section: Section;
  readonly key: string;
  readonly category: string | null;
  /** Null if the draft removes the entry. */
  readonly fields: DraftFields | null;
}

/** A list with another order than the published one. */
export interface DraftOrder extends ChangeMark {
  /** As {@link listOf} returns it. */
  readonly list: string;
  /** Entries that are not named follow these. */
  readonly keys: readonly string[];
}

/** Differences to the published content. */
export interface DraftRows {
  readonly rows: readonly DraftRow[];
  readonly orders: readonly DraftOrder[];
}

/** An entry as it is in the draft. */
export interface DraftedEntry extends Entry, ChangeMark {
  readonly section: Section;
  readonly status: Schemas['DraftStatus'];
  /** The entry as customers see it; null if they do not see it. */
  readonly published: Entry | null;
}

/** Entries by section in the order of the app; removed ones come last. */
export type Drafted = Readonly<Record<Section, readonly DraftedEntry[]>>;

/** Name of the list that an entry is ordered in: its section, or its category for a dish. */
export function listOf(section: Section, category: string | null): string {
  return category === null ? section : `${section}/${category}`;
}

/** Applies the draft to the published content. */
export function mergeDraft(published: Content, { rows, orders }: DraftRows): Drafted {
  const rowsOf = Map.groupBy(rows, ({ section }) => section);
  const keysOf = new Map(orders.map(({ list, keys }) => [list, keys]));
  const merged = SECTIONS.map((section) => {
    const entries = mergeSection(section, published[section], rowsOf.get(section) ?? []);
    return [section, sortEntries(section, entries, keysOf, published)] as const;
  });
  // `SECTIONS` has every section.
  return Object.fromEntries(merged) as unknown as Drafted;
}

/** Returns the content that customers would see. */
export function contentOf(drafted: Drafted): Content {
  const sections = SECTIONS.map((section) => [
    section,
    drafted[section]
      .filter(({ status }) => status !== 'removed')
      .map(({ key, category, fields }) => ({ key, category, fields })),
  ]);
  return Object.fromEntries(sections) as unknown as Content;
}

function mergeSection(
  section: Section,
  published: readonly Entry[],
  rows: readonly DraftRow[],
): DraftedEntry[] {
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const known = new Set(published.map(({ key }) => key));
  return [
    ...published.map((entry): DraftedEntry => toDrafted(section, entry, rowOf.get(entry.key))),
    ...rows.flatMap(({ key, category, fields, by, at }): DraftedEntry[] =>
      known.has(key) || fields === null
        ? []
        : [{ section, key, category, fields, by, at, status: 'added', published: null }],
    ),
  ];
}

function toDrafted(section: Section, entry: Entry, row: DraftRow | undefined): DraftedEntry {
  const unchanged = { section, ...entry, by: null, at: null, published: entry };
  if (row === undefined) return { ...unchanged, status: 'unchanged' };
  const { category, fields, by, at } = row;
  if (fields === null) return { ...unchanged, by, at, status: 'removed' };
  if (category === entry.category && isDeepStrictEqual(fields, entry.fields)) {
    return { ...unchanged, status: 'unchanged' };
  }
  return { section, key: entry.key, category, fields, by, at, published: entry, status: 'changed' };
}

/** Sorts dishes by category and each list by its order. Removed entries come last. */
function sortEntries(
  section: Section,
  entries: readonly DraftedEntry[],
  keysOf: ReadonlyMap<string, readonly string[]>,
  published: Content,
): DraftedEntry[] {
  const lists = Map.groupBy(entries, ({ category }) => listOf(section, category));
  const categories = published.categories.map(({ key }) => listOf('dishes', key));
  const names = [...new Set([...categories.filter((name) => lists.has(name)), ...lists.keys()])];
  const sorted = names.flatMap((name) => sortByKeys(lists.get(name) ?? [], keysOf.get(name) ?? []));
  const isRemoved = ({ status }: DraftedEntry) => status === 'removed';
  return [...sorted.filter((entry) => !isRemoved(entry)), ...sorted.filter(isRemoved)];
}

/** Sorts entries by the position of their keys; those without one stay at the end. */
function sortByKeys<Item extends { readonly key: string }>(
  entries: readonly Item[],
  keys: readonly string[],
): Item[] {
  const positions = new Map(keys.map((key, index) => [key, index]));
  const positionOf = ({ key }: Item) => positions.get(key) ?? keys.length;
  return entries.toSorted((a, b) => positionOf(a) - positionOf(b));
}
