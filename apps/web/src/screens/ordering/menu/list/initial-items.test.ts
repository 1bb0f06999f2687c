import type { CatalogueView } from '@claypot/domain/ordering';
import { describe, expect, it, test } from 'vitest';
import { initialItems, isLong, nextCategory } from './initial-items.ts';

/** Returns a menu with only the fields used here. */
function menuOf(packages: number, ...dishes: number[]) {
  const items = (of: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: index, path: `/${of}/${index}` }));
  return {
    packageSection:
      packages === 0 ? null : { id: 'packages', packages: items('package', packages) },
    sections: dishes.map((count, index) => ({
      category: { id: String(index) },
      dishes: items(`${index}`, count),
    })),
  } as unknown as Pick<CatalogueView, 'packageSection' | 'sections'>;
}

function countRendered({ packageSection, sections }: ReturnType<typeof initialItems>) {
  return [packageSection?.packages.length ?? 0, ...sections.map(({ dishes }) => dishes.length)];
}

describe('beginningOf', () => {
  it('returns the whole menu when it fits the view', () => {
    const menu = menuOf(2, 5, 1);
    expect(initialItems(menu)).toBe(menu);
  });

  it.each([
    ['packages first, dishes below them', menuOf(5, 900, 92), [5, 3]],
    ['packages only, where they fill the view', menuOf(200, 900), [8]],
    ['dishes, where there are no packages', menuOf(0, 900, 100), [0, 8]],
  ])('returns one view of a larger menu: %s', (_, menu, lengths) => {
    expect(countRendered(initialItems(menu))).toEqual(lengths);
  });
});

it('returns the sections around the previous position and the others without rows', () => {
  const menu = menuOf(9, 40, 30, 20, 10);
  expect(countRendered(initialItems(menu, '/2/7'))).toEqual([9, 0, 30, 20, 10]);
  expect(countRendered(initialItems(menu, '/package/8'))).toEqual([9, 40, 0, 0, 0]);
  expect(countRendered(initialItems(menu, '/gone/1'))).toEqual(countRendered(initialItems(menu)));
});

it.each([
  [menuOf(8, 10, 12), false],
  [menuOf(9, 10, 12), true],
])('counts packages when deciding that a menu is long', (menu, long) => {
  expect(isLong(menu)).toBe(long);
});

test.each([
  ['packages', [9]],
  [2, [0, 20]],
  ['gone', [8]],
])('returns only the complete category %s', (category, lengths) => {
  const menu = menuOf(9, 40, 30, 20, 10);
  const shown = initialItems(menu, null, String(category));
  expect(countRendered(shown)).toEqual(lengths);
});

test.each([
  ['the first one below packages', menuOf(9, 40, 30), undefined, 0],
  ['the one that is incomplete', menuOf(0, 40, 30), undefined, 0],
  ['the one below a complete one', menuOf(9, 40, 30), '0', 1],
  ['none below the last one', menuOf(9, 40, 30), '1', undefined],
  ['none of a menu that is shown completely', menuOf(2, 5), undefined, undefined],
])('the next category is %s', (_, menu, category, next) => {
  const shown = initialItems(menu, null, category);
  expect(nextCategory(menu, shown)?.id).toBe(next === undefined ? undefined : String(next));
});
