import { isDeepStrictEqual } from 'node:util';
import { type Content, SECTIONS, type Section } from './content.ts';
import {
  type ChangeMark,
  contentOf,
  type DraftOrder,
  type DraftRow,
  type DraftRows,
  listOf,
  mergeDraft,
} from './merge-draft.ts';

/**
 * Returns the draft that turns the published content into the target.
 * @param mark person and time of the changes.
 */
export function diffContent(published: Content, target: Content, mark: ChangeMark): DraftRows {
  const rows = SECTIONS.flatMap((section) => diffSection(section, published, target, mark));
  // Only lists that the changed entries alone do not put into the right order.
  const merged = contentOf(mergeDraft(published, { rows, orders: [] }));
  const keysBy = (content: Content, section: Section) =>
    Map.groupBy(content[section], ({ category }) => listOf(section, category));
  const orders = SECTIONS.flatMap((section): DraftOrder[] => {
    const present = keysBy(merged, section);
    return [...keysBy(target, section)].flatMap(([list, entries]) => {
      const keys = entries.map(({ key }) => key);
      const isSame = isDeepStrictEqual(
        present.get(list)?.map(({ key }) => key),
        keys,
      );
      return isSame ? [] : [{ list, keys, ...mark }];
    });
  });
  return { rows, orders };
}

function diffSection(
  section: Section,
  published: Content,
  target: Content,
  mark: ChangeMark,
): DraftRow[] {
  const before = new Map(published[section].map((entry) => [entry.key, entry]));
  const keys = new Set(target[section].map(({ key }) => key));
  return [
    ...target[section].flatMap((entry) =>
      isDeepStrictEqual(before.get(entry.key), entry) ? [] : [{ section, ...entry, ...mark }],
    ),
    ...published[section].flatMap(({ key, category }) =>
      keys.has(key) ? [] : [{ section, key, category, fields: null, ...mark }],
    ),
  ];
}
