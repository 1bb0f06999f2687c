import { isDeepStrictEqual } from 'node:util';
import type { Content, Section } from '../model/content.ts';
import { SECTIONS } from '../model/content.ts';
import { type Drafted, type DraftedEntry, listOf } from '../model/merge-draft.ts';

/** A changed entry, or a section with another order. */
export type Change =
  | { readonly section: Section; readonly entry: DraftedEntry }
  | { readonly section: Section; readonly entry: null };

/** Returns the changes of the draft by section. An order is a change of its own. */
export function listChanges(published: Content, drafted: Drafted): Change[] {
  return SECTIONS.flatMap((section): Change[] => {
    const entries = drafted[section].filter(({ status }) => status !== 'unchanged');
    return [
      ...entries.map((entry) => ({ section, entry })),
      ...(hasNewOrder(section, published, drafted) ? [{ section, entry: null }] : []),
    ];
  });
}

/** Compares the entries that are in the same list before and after. */
function hasNewOrder(section: Section, published: Content, drafted: Drafted): boolean {
  const before = new Map(
    published[section].map(({ key, category }) => [key, listOf(section, category)]),
  );
  const kept = drafted[section].filter(
    ({ key, category, status }) =>
      status !== 'removed' && before.get(key) === listOf(section, category),
  );
  const keys = new Set(kept.map(({ key }) => key));
  const inLists = (entries: readonly { key: string; category: string | null }[]) =>
    [...Map.groupBy(entries, ({ category }) => listOf(section, category))]
      .map(([list, items]) => [list, items.map(({ key }) => key)])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return !isDeepStrictEqual(
    inLists(published[section].filter(({ key }) => keys.has(key))),
    inLists(kept),
  );
}
