import type { CatalogueView } from '@claypot/domain';
import { describe, expect, it } from 'vitest';
import { beginningOf, isLong } from './beginning-of.ts';

/** As much of a menu as counts here. */
function menuOf(packages: number, ...dishes: number[]) {
  const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index }));
  return {
    packageSection: packages === 0 ? null : { id: 'packages', packages: items(packages) },
    sections: dishes.map((count, index) => ({ category: { id: index }, dishes: items(count) })),
  } as unknown as Pick<CatalogueView, 'packageSection' | 'sections'>;
}

function drawn({ packageSection, sections }: ReturnType<typeof beginningOf>) {
  return [packageSection?.packages.length ?? 0, ...sections.map(({ dishes }) => dishes.length)];
}

describe('the beginning of a menu', () => {
  it('is all of a menu that is short', () => {
    const menu = menuOf(8, 100, 42);
    expect(isLong(menu)).toBe(false);
    expect(beginningOf(menu)).toBe(menu);
  });

  it('counts packages too', () => {
    expect(isLong(menuOf(9, 100, 42))).toBe(true);
  });

  it.each([
    ['packages first, dishes below them', menuOf(8, 900, 92), [8, 4]],
    ['packages only, where they fill the view', menuOf(200, 900), [12]],
    ['dishes, where there are no packages', menuOf(0, 900, 100), [0, 12]],
  ])('is a viewful of a long one: %s', (_, menu, lengths) => {
    expect(drawn(beginningOf(menu))).toEqual(lengths);
  });
});
