import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuSections, packageSection } from './sections.ts';
import { aCategory, aMenu, aMenuDish, aMenuPackage } from './testing/samples.ts';

const shape = (search = '') =>
  menuSections(aMenu(), search).map(({ category, dishes }) => [
    category.id,
    dishes.map(({ dish }) => dish.id),
  ]);

describe('the sections of a menu', () => {
  it('follow the categories and leave out those with nothing in them', () => {
    expect(shape()).toEqual([
      ['claypots', ['dish-1', 'dish-2']],
      ['noodles', ['dish-3']],
    ]);
  });

  it('hold every dish of a listed category once, in the order of the menu', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(ids), (owners) => {
        const dishes = owners.map((dish_category_id, index) =>
          aMenuDish({ id: String(index), dish_category_id }),
        );
        const categories = ['c', 'a', 'b'].map((id) => aCategory({ id }));
        const sections = menuSections({ packages: [], categories, dishes }, '');
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

  it('lead to the dishes that can be had and not to those sold out', () => {
    const [claypots] = menuSections(aMenu(), '');
    expect(claypots?.dishes.map(({ path, soldOut }) => [path, soldOut])).toEqual([
      ['/menuDetail/dish/dish-1', false],
      [null, true],
    ]);
  });
});

describe('a search of the menu', () => {
  it.each([
    ['WANTAN', [['noodles', ['dish-3']]]],
    ['  claypot ', [['claypots', ['dish-1', 'dish-2']]]],
    ['鸡饭', [['claypots', ['dish-2']]]],
    ['ｗａｎｔａｎ', [['noodles', ['dish-3']]]],
    ['pizza', []],
  ])('for "%s"', (text, found) => {
    expect(shape(text)).toEqual(found);
  });
});

describe('packages', () => {
  const packages = [
    aMenuPackage(),
    aMenuPackage({ id: 'deal-1', hot_deal_id: 'deal-1', package_name: 'Second at half price' }),
    aMenuPackage({ id: 'package-2', package_name: '双人套餐', stock_status: 'Sold Out' }),
  ];
  const found = (search: string) =>
    packageSection({ ...aMenu(), packages }, search)?.packages.map(({ path, type }) => [
      type,
      path,
    ]);

  it('open as what they are, and not at all when sold out', () => {
    expect(found('')).toEqual([
      ['package', '/menuDetail/package/package-1'],
      ['hot_deal', '/menuDetail/hot_deal/deal-1'],
      ['package', null],
    ]);
  });

  it('say "From" of a deal, as long as any of it can be had', () => {
    const gone = { id: 'deal-2', hot_deal_id: 'deal-2', stock_status: 'Sold Out' as const };
    const section = packageSection({ ...aMenu(), packages: [...packages, aMenuPackage(gone)] }, '');
    const [one, deal, soldOut, soldOutDeal] = section?.packages ?? [];
    expect([one?.from, deal?.from, soldOut?.from, soldOutDeal?.from]).toEqual([
      ...[false, true, false, false],
    ]);
    expect(deal?.priced).toEqual(deal?.package);
    expect(soldOut?.priced).toEqual(soldOut?.package);
    expect(soldOutDeal).toMatchObject({ priced: null, soldOut: true, path: null });
  });

  it('are searched like dishes', () => {
    expect(found('SECOND')).toEqual([['hot_deal', '/menuDetail/hot_deal/deal-1']]);
    expect(found('pizza')).toBeUndefined();
    expect(packageSection(aMenu(), '')).toBeNull();
  });
});
