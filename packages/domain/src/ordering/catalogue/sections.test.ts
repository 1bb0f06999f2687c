import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuSections, packageSection } from './sections.ts';
import { aCategory, aMenu, aMenuDish, aMenuPackage } from './testing/samples.ts';

const shape = () =>
  menuSections(aMenu()).map(({ category, dishes }) => [
    category.id,
    dishes.map(({ dish }) => dish.id),
  ]);

describe('menuSections', () => {
  it('follows the order of the categories and omits empty ones', () => {
    expect(shape()).toEqual([
      ['claypots', ['dish-1', 'dish-2']],
      ['noodles', ['dish-3']],
    ]);
  });

  it('contains every dish of a listed category once, in menu order', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(ids), (owners) => {
        const dishes = owners.map((dish_category_id, index) =>
          aMenuDish({ id: String(index), dish_category_id }),
        );
        const categories = ['c', 'a', 'b'].map((id) => aCategory({ id }));
        const sections = menuSections({ packages: [], categories, dishes });
        const shown = sections.flatMap((section) => section.dishes.map(({ dish }) => dish));
        expect(new Set(shown)).toEqual(new Set(dishes));
        expect(shown).toHaveLength(dishes.length);
        for (const { category, dishes: own } of sections) {
          const numbers = own.map(({ dish }) => Number(dish.id));
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
          expect(own.every(({ dish }) => dish.dish_category_id === category.id)).toBe(true);
        }
      }),
    );
  });

  it('returns a path for available dishes and none for sold-out ones', () => {
    const [claypots] = menuSections(aMenu());
    expect(claypots?.dishes.map(({ path, soldOut }) => [path, soldOut])).toEqual([
      ['/menuDetail/dish/dish-1', false],
      [null, true],
    ]);
  });
});

describe('packageSection', () => {
  const packages = [
    aMenuPackage(),
    aMenuPackage({ id: 'deal-1', hot_deal_id: 'deal-1', package_name: 'Second at half price' }),
    aMenuPackage({ id: 'package-2', package_name: '双人套餐', stock_status: 'Sold Out' }),
  ];
  const found = () =>
    packageSection({ ...aMenu(), packages })?.packages.map(({ path, type }) => [type, path]);

  it('returns the path by type and none for sold-out packages', () => {
    expect(found()).toEqual([
      ['package', '/menuDetail/package/package-1'],
      ['hot_deal', '/menuDetail/hot_deal/deal-1'],
      ['package', null],
    ]);
  });

  it('sets from for a hot deal while any part of it is available', () => {
    const gone = { id: 'deal-2', hot_deal_id: 'deal-2', stock_status: 'Sold Out' as const };
    const section = packageSection({ ...aMenu(), packages: [...packages, aMenuPackage(gone)] });
    const [one, deal, soldOut, soldOutDeal] = section?.packages ?? [];
    expect([one?.from, deal?.from, soldOut?.from, soldOutDeal?.from]).toEqual([
      ...[false, true, false, false],
    ]);
    expect(deal?.priced).toEqual(deal?.package);
    expect(soldOut?.priced).toEqual(soldOut?.package);
    expect(soldOutDeal).toMatchObject({ priced: null, soldOut: true, path: null });
  });

  it('returns null without packages', () => {
    expect(packageSection(aMenu())).toBeNull();
  });
});
