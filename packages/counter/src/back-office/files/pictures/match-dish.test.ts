import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DishChoice, matchDish } from './match-dish.ts';

const SEED = 1;

const dish = (key: string, en: string, zh_CN: string): DishChoice => ({
  key,
  names: { en, zh_CN },
});
const DISHES = [
  dish('iced-kopi', 'Iced Kopi (Peng)', '冻咖啡'),
  dish('creme-brulee', 'Crème Brûlée', '焦糖布丁'),
  dish('set-1', 'Set 1', '套餐一'),
  dish('set-2', 'Set 2', '套餐二'),
  dish('noodles-a', 'Noodles', '面'),
  dish('noodles-b', 'Noodles', '粉'),
];

describe('matchDish', () => {
  test.each([
    ['the slug', 'iced-kopi.jpg', 'iced-kopi'],
    ['the slug with underscores', 'ICED_KOPI.JPG', 'iced-kopi'],
    ['the English name', 'Iced Kopi (Peng).png', 'iced-kopi'],
    ['the Chinese name', '冻咖啡.heic', 'iced-kopi'],
    ['a name in full-width letters', 'Ｉｃｅｄ　Ｋｏｐｉ.webp', 'iced-kopi'],
    ['a name without its accents', 'creme brulee.jpg', 'creme-brulee'],
    ['a name with other accents', 'Cre\u0300me Bru\u0302le\u0301e.jpg', 'creme-brulee'],
    ['a number of a camera', 'iced-kopi_1.jpg', 'iced-kopi'],
    ['a copy', 'Iced Kopi (2).jpg', 'iced-kopi'],
    ['a copy of a copy', 'iced-kopi - Copy (2).jpg', 'iced-kopi'],
    ['a name that ends with a number', 'Set 2.jpg', 'set-2'],
    ['a copy of that', 'set-2 (1).jpg', 'set-2'],
    ['no extension', 'iced-kopi', 'iced-kopi'],
  ])('finds a dish by %s', (_, fileName, key) => {
    expect(matchDish(fileName, DISHES)).toBe(key);
  });

  test.each([
    ['a name of a camera', 'IMG_0042.jpg'],
    ['a name that two dishes have', 'Noodles.jpg'],
    ['signs only', '---.jpg'],
    ['a part of a name', 'kopi.jpg'],
    ['nothing', ''],
  ])('finds none by %s', (_, fileName) => {
    expect(matchDish(fileName, DISHES)).toBeNull();
  });

  test('finds every dish by its own name, in capitals and with a number', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}( [a-z]{2,8})?$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 8 }), fc.nat(999), (names, n) => {
        const slugs = names.map((name) => name.replaceAll(' ', '-'));
        fc.pre(new Set(names.map((name) => name.replaceAll(' ', ''))).size === names.length);
        const dishes = names.map((name, index) => dish(slugs[index] ?? '', name, `菜${index}`));
        for (const [index, name] of names.entries()) {
          for (const file of [`${name}.jpg`, `${name.toUpperCase()}_${n}.JPG`]) {
            expect(matchDish(file, dishes)).toBe(slugs[index]);
          }
        }
      }),
      { seed: SEED, numRuns: 200 },
    );
  });
});
