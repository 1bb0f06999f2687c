import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchMenu } from './search-menu.ts';
import type { Menu } from './sections.ts';
import { aMenu, aMenuDish, aMenuPackage } from './testing/samples.ts';

const names = (menu: Menu) => [
  ...menu.packages.map(({ package_name }) => package_name),
  ...menu.dishes.map(({ name }) => name),
];

const menuOf = (...dishes: readonly (readonly [name: string, search_words?: string])[]): Menu => ({
  ...aMenu(),
  dishes: dishes.map(([name, search_words], index) =>
    aMenuDish({ id: String(index), name, ...(search_words && { search_words }) }),
  ),
});

const ENGLISH: Menu = {
  ...menuOf(
    ['Signature Claypot Chicken Rice', '招牌瓦煲鸡饭\nzhao pai wa bao ji fan'],
    ['Curry Laksa', '咖喱叻沙\nka li le sha'],
    ['Casserole Tofu', '砂锅豆腐\nsha guo dou fu'],
    ['Kopi', '咖啡\nka fei'],
    ['Crème Brûlée'],
  ),
  packages: [
    aMenuPackage({
      package_name: 'Pair of Claypots',
      search_words: '双人瓦煲鸡饭套餐\nshuang ren wa bao ji fan tao can',
    }),
  ],
};

const CHINESE = menuOf(
  ['招牌瓦煲鸡饭', 'Signature Claypot Chicken Rice\nzhao pai wa bao ji fan'],
  ['咖喱叻沙', 'Curry Laksa\nka li le sha'],
  ['绿豆汤', 'Green Bean Soup\nlv dou tang'],
);

describe('searchMenu', () => {
  it('returns the whole menu for an empty text', () => {
    expect(searchMenu(ENGLISH, '  ')).toEqual(ENGLISH);
  });

  it.each([
    ['WANTAN', ['Wantan noodles']],
    ['  claypot ', ['Claypot chicken rice', '砂煲鸡饭 Claypot']],
    ['鸡饭', ['砂煲鸡饭 Claypot']],
    ['ｗａｎｔａｎ', ['Wantan noodles']],
    ['pizza', []],
    ['!', []],
  ])('finds exact names for %s', (text, found) => {
    expect(names(searchMenu(aMenu(), text))).toEqual(found);
  });

  it.each([
    ['chiken', ['Signature Claypot Chicken Rice']],
    ['chikcen', ['Signature Claypot Chicken Rice']],
    ['chike', ['Signature Claypot Chicken Rice']],
    ['clay pot', ['Pair of Claypots', 'Signature Claypot Chicken Rice']],
    ['claypot chiken rise', ['Signature Claypot Chicken Rice']],
    ['rice chicken', ['Signature Claypot Chicken Rice']],
    ['laska', ['Curry Laksa']],
    ['creme brulee', ['Crème Brûlée']],
    ['鸡', ['Pair of Claypots', 'Signature Claypot Chicken Rice']],
    ['ji', ['Pair of Claypots', 'Signature Claypot Chicken Rice']],
    ['shaguo', ['Casserole Tofu']],
    ['sha guo', ['Casserole Tofu']],
    ['wabao', ['Pair of Claypots', 'Signature Claypot Chicken Rice']],
    ['wbjf', ['Pair of Claypots', 'Signature Claypot Chicken Rice']],
    ['pizza', []],
    ['tea', []],
    ['鱼', []],
  ])('finds items for %s in English', (text, found) => {
    expect(names(searchMenu(ENGLISH, text))).toEqual(found);
  });

  it.each([
    ['chicken', ['招牌瓦煲鸡饭']],
    ['chiken', ['招牌瓦煲鸡饭']],
    ['招牌瓦宝鸡饭', ['招牌瓦煲鸡饭']],
    ['ji', ['招牌瓦煲鸡饭']],
    ['wbjf', ['招牌瓦煲鸡饭']],
    ['lvdou', ['绿豆汤']],
    ['laksa', ['咖喱叻沙']],
    ['鱼', []],
  ])('finds items for %s in Chinese', (text, found) => {
    expect(names(searchMenu(CHINESE, text))).toEqual(found);
  });

  it('returns only exact names if there are any', () => {
    const menu = menuOf(['Salted Egg Bao'], ['Claypot', '瓦煲\nwa bao'], ['Baos']);
    expect(names(searchMenu(menu, 'bao'))).toEqual(['Salted Egg Bao', 'Baos']);
    expect(names(searchMenu(menu, 'baos'))).toEqual(['Baos']);
  });

  it('returns only the items with the fewest typing errors', () => {
    const menu = menuOf(['Chickens'], ['Chicpeas'], ['Chickpeas']);
    expect(names(searchMenu(menu, 'chiccpeas'))).toEqual(['Chicpeas', 'Chickpeas']);
    expect(names(searchMenu(menu, 'chikpeass'))).toEqual(['Chicpeas', 'Chickpeas']);
  });

  it('matches an item without search words by its name only', () => {
    expect(names(searchMenu(menuOf(['Chicken']), 'ji'))).toEqual([]);
  });

  const word = fc.stringMatching(/^[a-z]{1,9}$/);
  const longName = fc
    .array(word, { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' '))
    .filter((name) => name.replaceAll(' ', '').length >= 5);

  it.each<[what: string, change: (name: string, index: number) => string]>([
    ['left out', (name, index) => name.slice(0, index) + name.slice(index + 1)],
    ['doubled', (name, index) => name.slice(0, index + 1) + name.slice(index)],
    [
      'swapped',
      (name, index) =>
        name.slice(0, index) + name.charAt(index + 1) + name.charAt(index) + name.slice(index + 2),
    ],
  ])('finds every name of five letters with one letter %s', (_, change) => {
    fc.assert(
      fc.property(longName, fc.nat(), (name, random) => {
        const text = change(name, random % name.length);
        expect(names(searchMenu(menuOf([name]), text))).toEqual([name]);
      }),
    );
  });

  it('finds no name that lacks more than a quarter of the letters', () => {
    const few = fc.stringMatching(/^[a-e]{3,10}$/);
    fc.assert(
      fc.property(fc.array(few, { minLength: 1, maxLength: 5 }), few, (dishes, text) => {
        for (const name of names(
          searchMenu(menuOf(...dishes.map((each) => [each] as const)), text),
        )) {
          const left = [...name];
          const missing = [...text].filter((letter) => {
            const index = left.indexOf(letter);
            if (index >= 0) left.splice(index, 1);
            return index < 0;
          });
          expect(missing.length).toBeLessThanOrEqual(text.length / 4);
        }
      }),
      { numRuns: 500 },
    );
  });
});
