import type { CatalogueView } from '@claypot/domain/ordering';
import { describe, expect, it } from 'vitest';
import { beginningOf, isLong } from './beginning-of.ts';

/** As much of a menu as counts here. */
function menuOf(packages: number, ...dishes: number[]) {
  const items = (of: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: index, path: `/${of}/${index}` }));
  return {
    packageSection:
      packages === 0 ? null : { id: 'packages', packages: items('package', packages) },
    sections: dishes.map((count, index) => ({
      category: { id: index },
      dishes: items(`${index}`, count),
    })),
  } as unknown as Pick<CatalogueView, 'packageSection' | 'sections'>;
}

function drawn({ packageSection, sections }: ReturnType<typeof beginningOf>) {
  return [packageSection?.packages.length ?? 0, ...sections.map(({ dishes }) => dishes.length)];
}

describe('the beginning of a menu', () => {
  it('is all of a menu that is in view', () => {
    const menu = menuOf(2, 5, 1);
    expect(beginningOf(menu)).toBe(menu);
  });

  it.each([
    ['packages first, dishes below them', menuOf(5, 900, 92), [5, 3]],
    ['packages only, where they fill the view', menuOf(200, 900), [8]],
    ['dishes, where there are no packages', menuOf(0, 900, 100), [0, 8]],
  ])('is a viewful of a larger one: %s', (_, menu, lengths) => {
    expect(drawn(beginningOf(menu))).toEqual(lengths);
  });
});

it('is for whoever comes back what is around where they were, with the room of all else', () => {
  const menu = menuOf(9, 40, 30, 20, 10);
  expect(drawn(beginningOf(menu, '/2/7'))).toEqual([9, 0, 30, 20, 10]);
  expect(drawn(beginningOf(menu, '/package/8'))).toEqual([9, 40, 0, 0, 0]);
  expect(drawn(beginningOf(menu, '/gone/1'))).toEqual(drawn(beginningOf(menu)));
});

it.each([
  [menuOf(8, 10, 12), false],
  [menuOf(9, 10, 12), true],
])('a long menu is counted with its packages', (menu, long) => {
  expect(isLong(menu)).toBe(long);
});
