import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuSections } from './sections.ts';
import { aCategory, aMenu, aMenuDish } from './testing/samples.ts';

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
        const sections = menuSections({ categories, dishes }, '');
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
