import type { DraftEntry, DraftOrder } from '@claypot/sdk/counter';
import { describeSection } from '../fields/descriptions.ts';
import { untranslatedIn } from '../tree/untranslated.ts';
import type { EntryGroup, EntryRow, SectionFilter, SectionView } from '../views.ts';

/** Number of texts of an entry that are missing in one language. Removed entries have none. */
function untranslatedOf({ section, status, fields }: DraftEntry): number {
  return status === 'removed' ? 0 : untranslatedIn(describeSection(section), fields).length;
}

/** Returns the entries in an order that is not saved yet. */
export function inOrder(entries: readonly DraftEntry[], order: DraftOrder | null): DraftEntry[] {
  if (order === null) return [...entries];
  const places = new Map(order.keys.map((key, index) => [key, index]));
  const isMovable = ({ category, key }: DraftEntry) =>
    category === order.category && places.has(key);
  const movable = entries
    .filter(isMovable)
    .toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
  return entries.map((entry) => (isMovable(entry) ? (movable.shift() ?? entry) : entry));
}

/** Keys of the entries that can be moved beside an entry. */
function keysBeside(entries: readonly DraftEntry[], key: string): readonly string[] {
  const entry = entries.find((each) => each.key === key);
  return entries
    .filter(({ category, status }) => category === entry?.category && status !== 'removed')
    .map((each) => each.key);
}

/** Returns the order after an entry has moved within its category; null if it cannot move. */
export function moveEntry(
  entries: readonly DraftEntry[],
  key: string,
  by: -1 | 1,
): DraftOrder | null {
  const keys = keysBeside(entries, key);
  const at = keys.indexOf(key) === -1 ? undefined : keys[keys.indexOf(key) + by];
  return at === undefined ? null : placeEntry(entries, key, at);
}

/**
 * Returns the order after an entry has moved to the place of another one; null if that is in
 * another category, or if nothing changes.
 */
export function placeEntry(
  entries: readonly DraftEntry[],
  key: string,
  at: string,
): DraftOrder | null {
  const entry = entries.find((each) => each.key === key);
  const keys = keysBeside(entries, key);
  const from = keys.indexOf(key);
  const to = keys.indexOf(at);
  if (entry === undefined || from === -1 || to === -1 || from === to) return null;
  return {
    section: entry.section,
    category: entry.category,
    keys: keys.toSpliced(from, 1).toSpliced(to, 0, key),
  };
}

/** Returns the entries that a filter shows, by category. */
export function groupEntries(
  entries: readonly DraftEntry[],
  categories: readonly DraftEntry[],
  filter: SectionFilter,
  unsaved: readonly (string | null)[] = [],
): EntryGroup[] {
  const known = categories.map(({ key }) => key);
  const unknown = entries
    .map(({ category }) => category)
    .filter((category) => category === null || !known.includes(category));
  return [...new Set([...known, ...unknown])].flatMap((category) => {
    const all = entries.filter((entry) => entry.category === category);
    const movable = all.filter(({ status }) => status !== 'removed');
    const rows = all
      .filter((entry) => isFound(entry, filter))
      .map((entry): EntryRow => {
        const place = movable.indexOf(entry);
        return {
          entry,
          untranslated: untranslatedOf(entry),
          isUnsaved: unsaved.includes(entry.key),
          canMoveUp: place > 0,
          canMoveDown: place !== -1 && place < movable.length - 1,
        };
      });
    const heading = categories.find(({ key }) => key === category) ?? null;
    return rows.length === 0 ? [] : [{ category, heading, rows }];
  });
}

/** Returns the number of entries that each filter shows. */
export function countEntries(entries: readonly DraftEntry[]): SectionView['counts'] {
  const countOf = (only: SectionFilter['only']) =>
    entries.filter((entry) => isFound(entry, { text: '', only })).length;
  return {
    all: entries.length,
    untranslated: countOf('untranslated'),
    changed: countOf('changed'),
    problems: countOf('problems'),
  };
}

function isFound(entry: DraftEntry, { text, only }: SectionFilter): boolean {
  const { en, zh_CN } = entry.title;
  const wanted = text.trim().toLowerCase();
  if (!`${en}\n${zh_CN}`.toLowerCase().includes(wanted)) return false;
  switch (only) {
    case 'all':
      return true;
    case 'untranslated':
      return untranslatedOf(entry) > 0;
    case 'changed':
      return entry.status !== 'unchanged';
    case 'problems':
      return entry.problems.length > 0;
  }
}
