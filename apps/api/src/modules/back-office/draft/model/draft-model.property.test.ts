import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Content, type Entry, SECTIONS, toContent, toFiles } from './content.ts';
import { diffContent } from './diff-content.ts';
import { contentOf, mergeDraft } from './merge-draft.ts';
import { draftVersion } from './versions.ts';

const SETTINGS = { seed: 20_261_129, numRuns: 300 };
const MARK = { by: null, at: null };

const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const price = fc.constantFrom('1.00', '2.00', '3.00');

/** Entries with different keys in any order. */
function entriesOf(category: fc.Arbitrary<string | null>): fc.Arbitrary<Entry[]> {
  return fc
    .uniqueArray(fc.record({ key: slug, category, price }), { selector: ({ key }) => key })
    .map((entries) =>
      entries.map(({ key, category: of, price: value }) => ({
        key,
        category: of,
        fields: { slug: key, price: value },
      })),
    );
}

/** Dishes are sorted by their categories, as files have them. */
const content: fc.Arbitrary<Content> = fc
  .record({
    categories: entriesOf(fc.constant(null)),
    dishes: entriesOf(slug),
    banners: entriesOf(fc.constant(null)),
    company: price,
  })
  .map(({ categories, dishes, banners, company }) => {
    const others = Object.fromEntries(SECTIONS.map((section) => [section, [] as Entry[]]));
    return {
      ...others,
      company: [{ key: 'company', category: null, fields: { company } }],
      categories,
      banners,
      dishes: categories.flatMap(({ key }) => dishes.filter(({ category }) => category === key)),
    } as unknown as Content;
  });

describe('a draft', () => {
  test('that is the difference of two contents turns the first into the second', () => {
    fc.assert(
      fc.property(content, content, (published, target) => {
        const merged = contentOf(mergeDraft(published, diffContent(published, target, MARK)));
        // Dishes of several categories have no order among each other.
        for (const section of SECTIONS) {
          const lists = (entries: readonly Entry[]) =>
            Object.fromEntries(Map.groupBy(entries, ({ category }) => category ?? ''));
          expect(lists(merged[section])).toEqual(lists(target[section]));
        }
      }),
      SETTINGS,
    );
  });

  test('of equal contents is empty', () => {
    fc.assert(
      fc.property(content, (published) => {
        expect(diffContent(published, published, MARK)).toEqual({ rows: [], orders: [] });
      }),
      SETTINGS,
    );
  });

  test('has the version of what customers would see', () => {
    fc.assert(
      fc.property(content, content, (published, target) => {
        const version = (drafted: Content) =>
          draftVersion(mergeDraft(drafted, { rows: [], orders: [] }));
        const merged = mergeDraft(published, { rows: [], orders: [] });
        expect(draftVersion(merged) === version(target)).toBe(
          JSON.stringify(published) === JSON.stringify(target),
        );
      }),
      SETTINGS,
    );
  });
});

test('content survives the way through files', () => {
  fc.assert(
    fc.property(content, (written) => {
      expect(toContent(toFiles(written))).toEqual(written);
    }),
    SETTINGS,
  );
});
