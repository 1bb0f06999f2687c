import { describe, expect, it } from 'vitest';
import { folderWith, type Mistake, problemsOf } from '../testing.ts';

const MISTAKES: readonly Mistake[] = [
  [
    'a price with one decimal',
    'menu/rice.yaml',
    'price: 12.90',
    'price: 12.9',
    ['menu/rice.yaml:5 dishes[0].price: must be an amount in RM with two decimals, such as 12.90'],
  ],
  [
    'a negative price',
    'menu/rice.yaml',
    'price: 2.00',
    'price: -2.00',
    ['menu/rice.yaml:25 dishes[1].price: must be an amount in RM with two decimals, such as 12.90'],
  ],
  [
    'a discount that is none',
    'menu/rice.yaml',
    '10.50',
    '12.90',
    [
      'menu/rice.yaml:6 dishes[0].price_after_discount: must be lower than price; leave it out when there is no discount',
    ],
  ],
  [
    'no Chinese name',
    'menu/rice.yaml',
    '{ en: Plain Rice, zh_CN: 白饭 }',
    '{ en: Plain Rice }',
    ['menu/rice.yaml:23 dishes[1].name.zh_CN: is missing; add it'],
  ],
  [
    'an empty Chinese name',
    'menu/rice.yaml',
    'zh_CN: 白饭',
    'zh_CN: ',
    ['menu/rice.yaml:23 dishes[1].name.zh_CN: is empty; write something'],
  ],
  [
    'English for Chinese',
    'menu/rice.yaml',
    'zh_CN: 白切鸡。',
    'zh_CN: Poached chicken.',
    [
      'menu/rice.yaml:4 dishes[0].description.zh_CN: is the English text again; write it in Chinese',
    ],
  ],
  [
    'a price of nothing that nobody meant',
    'menu/rice.yaml',
    'price: 2.00',
    'price: 0.00',
    ['menu/rice.yaml:25 dishes[1].price: is 0.00; add free: true if it costs nothing'],
  ],
  [
    'a discount to nothing that nobody meant',
    'menu/rice.yaml',
    'price_after_discount: 10.50',
    'price_after_discount: 0.00',
    [
      'menu/rice.yaml:6 dishes[0].price_after_discount: is 0.00; add free: true if it costs nothing',
    ],
  ],
  [
    'a free dish with a price',
    'menu/rice.yaml',
    'price: 2.00',
    'price: 2.00\n    free: true',
    ['menu/rice.yaml:26 dishes[1].free: is true, but it has a price; take one of the two out'],
  ],
  [
    'one picture beside several',
    'menu/rice.yaml',
    'price: 2.00',
    'price: 2.00\n    image: plate.avif\n    images: [plate.avif, wide.avif]',
    ['menu/rice.yaml:27 dishes[1].images: cannot stand beside image; keep one'],
  ],
  [
    'portions of an unknown branch',
    'menu/rice.yaml',
    'stock: 5',
    'stock_at: [{ branch: west, portions: 3 }]',
    [
      'menu/rice.yaml:9 dishes[0].stock_at[0].branch: there is no branch west; use one of north, south',
    ],
  ],
  [
    'a slug that is taken',
    'menu/rice.yaml',
    'slug: plain-rice',
    'slug: chicken-rice',
    [
      'menu/rice.yaml:22 dishes[1].slug: chicken-rice is in menu/rice.yaml:2 already; choose another slug',
      'packages.yaml:16 packages[0].side_dishes[0].dish: there is no dish plain-rice; correct the name',
    ],
  ],
  [
    'an unknown branch',
    'menu/rice.yaml',
    '[south]',
    '[north, west]',
    [
      'menu/rice.yaml:10 dishes[0].sold_out_at[1]: there is no branch west; use one of north, south',
    ],
  ],
  [
    'an unknown option group',
    'menu/rice.yaml',
    'use: size',
    'use: sice',
    [
      'menu/rice.yaml:12 dishes[0].options[0].use: there is no group sice in options.yaml; add it or correct the name',
    ],
  ],
  [
    'a group twice on a dish',
    'menu/rice.yaml',
    '- slug: sides',
    '- slug: size',
    [
      'menu/rice.yaml:13 dishes[0].options[1].slug: the dish has size already; take one away',
      'packages.yaml:14 packages[0].options[0].dishes[0].ask[1]: chicken-rice has no option group sides; use one of size, size',
    ],
  ],
  [
    'a default from elsewhere',
    'options.yaml',
    'default_variation: small',
    'default_variation: medium',
    [
      'options.yaml:6 options[0].default_variation: medium is not a variation of this group; use one of small, large',
    ],
  ],
  [
    'a default for a checkbox',
    'menu/rice.yaml',
    'max_qty: 2',
    'default_variation: egg',
    [
      'menu/rice.yaml:17 dishes[0].options[1].default_variation: belongs to radio groups only; leave it out',
    ],
  ],
  [
    'more choices than there are',
    'menu/rice.yaml',
    'max_qty: 2',
    'max_qty: 4',
    ['menu/rice.yaml:17 dishes[0].options[1].max_qty: asks for 4 of 3; make it at most 3'],
  ],
  [
    'several choices in a radio group',
    'options.yaml',
    'is_required: true',
    'is_required: true\n    max_qty: 2',
    ['options.yaml:6 options[0].max_qty: must be 1 for radio; leave it out or make it a checkbox'],
  ],
  [
    'a required group that asks for nothing',
    'options.yaml',
    'is_required: true',
    'is_required: true\n    min_qty: 0',
    ['options.yaml:6 options[0].min_qty: must be at least 1 for a required group; leave it out'],
  ],
  [
    'a variation twice',
    'options.yaml',
    'slug: large',
    'slug: small',
    [
      'options.yaml:9 options[0].variations[1].slug: small is in this group already; choose another slug',
    ],
  ],
  [
    'an unknown option type',
    'options.yaml',
    'option_type: radio',
    'option_type: dropdown',
    ['options.yaml:4 options[0].option_type: must be radio (one choice) or checkbox (several)'],
  ],
];

describe('valid folder', () => {
  it.each([
    [
      'a brand with one name',
      'name: { en: Plain Rice, zh_CN: 白饭 }',
      'name: { en: 100 Plus, zh_CN: 100 Plus }',
    ],
    ['a free dish', 'price: 2.00', 'price: 0.00\n    free: true'],
    ['several pictures', 'price: 2.00', 'price: 2.00\n    images: [plate.avif, wide.avif]'],
    ['portions by branch', 'stock: 5', 'stock_at: [{ branch: north, portions: 3 }]'],
  ])('accepts %s', (_name, right, wrong) => {
    expect(problemsOf(folderWith('menu/rice.yaml', right, wrong))).toEqual([]);
  });
});

describe('dishes and their options', () => {
  it.each(MISTAKES)('report %s by file, line and field', (_name, file, right, wrong, problems) => {
    expect(problemsOf(folderWith(file, right, wrong))).toEqual(problems);
  });

  it('report a minimum above the maximum', () => {
    const folder = folderWith('menu/rice.yaml', 'max_qty: 2', 'max_qty: 2\n        min_qty: 3');
    expect(problemsOf(folder)).toEqual([
      'menu/rice.yaml:18 dishes[0].options[1].min_qty: is 3, more than max_qty, which is 2; lower it',
    ]);
  });
});
