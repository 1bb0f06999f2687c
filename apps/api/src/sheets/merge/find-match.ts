import { comparable } from '../values/comparable.ts';
import type { Texts } from '../values/draft.ts';
import type { Names } from './merge-texts.ts';

/** Returns true if the sheet's text is the name in one of its languages. */
export function hasName(names: Names, texts: Texts): boolean {
  const own = [comparable(names.en), comparable(names.zh_CN)];
  return Object.values(texts).some((text: string) => own.includes(comparable(text)));
}

/**
 * Returns the entry with the slug, or else with the name. An entry found by slug needs no equal
 * name.
 */
export function findEntry<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slug: string | null,
  texts: Texts | null,
  nameOf: (entry: Entry) => Names,
): Entry | null {
  if (slug !== null) return entries.find((entry) => entry.slug === slug) ?? null;
  if (texts === null) return null;
  return entries.find((entry) => hasName(nameOf(entry), texts)) ?? null;
}
