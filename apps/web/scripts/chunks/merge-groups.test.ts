import { describe, expect, it } from 'vitest';
import { mergeGroups, type Part } from './merge-groups.ts';

const part = (bytes: number, ...imports: readonly string[]): Part => ({ bytes, imports });
const page = (...parts: readonly string[]) => ({ parts: new Set(parts), weight: 1 });

function merged(
  parts: Readonly<Record<string, Part>>,
  pages: readonly ReturnType<typeof page>[],
  fileCost = 100,
) {
  return mergeGroups(new Map(Object.entries(parts)), pages, fileCost)
    .map((names) => names.toSorted())
    .toSorted();
}

describe('mergeGroups', () => {
  it('puts the parts that the same pages need into one group', () => {
    const parts = { a: part(500), b: part(500), c: part(500) };
    expect(merged(parts, [page('a', 'b'), page('a', 'b', 'c')])).toEqual([['a', 'b'], ['c']]);
  });

  it('merges a small part with a group of other pages', () => {
    const parts = { a: part(500), small: part(20) };
    expect(merged(parts, [page('a'), page('a', 'small')])).toEqual([['a', 'small']]);
  });

  it('does not merge a part that costs other pages more than a file', () => {
    const parts = { a: part(500), large: part(120) };
    expect(merged(parts, [page('a'), page('a', 'large')])).toEqual([['a'], ['large']]);
  });

  it('counts a page by its weight', () => {
    const parts = { a: part(500), b: part(60) };
    const pages = [{ ...page('a'), weight: 3 }, page('a', 'b')];
    expect(merged(parts, pages)).toEqual([['a'], ['b']]);
  });

  it('counts what the imports of a merged group cost', () => {
    const parts = { a: part(500), small: part(20, 'large'), large: part(5000) };
    const rare = { ...page('a'), weight: 0.5 };
    const pages = [rare, page('a', 'small', 'large'), page('large')];
    expect(merged(parts, pages)).toEqual([['a'], ['large', 'small']]);
  });

  it('merges no groups that would import themselves', () => {
    const parts = { first: part(10, 'between'), between: part(5000, 'last'), last: part(10) };
    const pages = [
      page('first', 'between', 'last'),
      page('between', 'last'),
      page('last'),
      page('last'),
    ];
    expect(merged(parts, pages, 4000)).not.toContainEqual(['first', 'last']);
  });

  it('leaves out parts that no page needs', () => {
    expect(merged({ a: part(500), unused: part(500) }, [page('a')])).toEqual([['a']]);
  });
});
