import { describe, expect, it } from 'vitest';
import { folderWith, goodFolder, type Mistake, problemsOf } from '../testing.ts';

const MISTAKES: readonly Mistake[] = [
  [
    'a dish that is not on the menu',
    'packages.yaml',
    'dish: plain-rice',
    'dish: fried-rice',
    [
      'packages.yaml:16 packages[0].side_dishes[0].dish: there is no dish fried-rice; correct the name',
    ],
  ],
  [
    'a dish twice in one package',
    'packages.yaml',
    'dish: plain-rice',
    'dish: chicken-rice',
    [
      'packages.yaml:16 packages[0].side_dishes[0].dish: the package has chicken-rice already; raise its qty or take one away',
    ],
  ],
  [
    'an option group that the dish has not',
    'packages.yaml',
    'ask: [size, sides]',
    'ask: [size, spice]',
    [
      'packages.yaml:14 packages[0].options[0].dishes[0].ask[1]: chicken-rice has no option group spice; use one of size, sides',
    ],
  ],
  [
    'an option group asked twice',
    'packages.yaml',
    'ask: [size, sides]',
    'ask: [size, size]',
    [
      'packages.yaml:14 packages[0].options[0].dishes[0].ask[1]: size is asked already; take one away',
    ],
  ],
  [
    'a choice that customers cannot make',
    'options.yaml',
    '    default_variation: small\n',
    '',
    [
      'packages.yaml:24 packages[1].side_dishes[0].ask: must have size, which chicken-rice cannot be cooked without',
      'menu/rice.yaml:33 dishes[1].options[0].variations[0].dish: chicken-rice cannot be cooked without size, which customers cannot choose; leave it out',
    ],
  ],
  [
    'a choice that is a dish of no menu',
    'menu/rice.yaml',
    'dish: chicken-rice',
    'dish: duck-rice',
    [
      'menu/rice.yaml:33 dishes[1].options[0].variations[0].dish: there is no dish duck-rice; correct the name',
    ],
  ],
  [
    'a choice of a hot deal that is a dish of no menu',
    'hot-deals.yaml',
    '{ slug: tea,',
    '{ slug: tea, dish: teh-tarik,',
    [
      'hot-deals.yaml:15 hot_deals[0].options[0].variations[0].dish: there is no dish teh-tarik; correct the name',
    ],
  ],
  [
    'a shared choice that is a dish of no menu',
    'options.yaml',
    '{ slug: large,',
    '{ slug: large, dish: duck-rice,',
    ['options.yaml:9 options[0].variations[1].dish: there is no dish duck-rice; correct the name'],
  ],
  [
    'a required option that asks for nothing',
    'packages.yaml',
    'is_required: true',
    'is_required: true\n        min_qty: 0',
    [
      'packages.yaml:13 packages[0].options[0].min_qty: must be at least 1 for a required option; leave it out',
    ],
  ],
  [
    'a minimum above the maximum',
    'packages.yaml',
    'is_required: true',
    'is_required: true\n        min_qty: 3\n        max_qty: 2',
    [
      'packages.yaml:13 packages[0].options[0].min_qty: is 3, more than max_qty, which is 2; lower it',
    ],
  ],
  [
    'a package without a dish',
    'packages.yaml',
    '    side_dishes:\n      - dish: chicken-rice\n',
    '',
    ['packages.yaml:17 packages[1]: has no dish; add options or side_dishes'],
  ],
  [
    'a discount that is none',
    'packages.yaml',
    'price_after_discount: 14.90',
    'price_after_discount: 16.90',
    [
      'packages.yaml:6 packages[0].price_after_discount: must be lower than price; leave it out when there is no discount',
    ],
  ],
  [
    'a package at an unknown branch',
    'packages.yaml',
    'sold_out_at: [south]',
    'sold_out_at: [east]',
    [
      'packages.yaml:8 packages[0].sold_out_at[0]: there is no branch east; use one of north, south',
    ],
  ],
  [
    'a slug that another package has',
    'packages.yaml',
    'slug: snack',
    'slug: lunch',
    [
      'packages.yaml:17 packages[1].slug: lunch is in packages.yaml:2 already; choose another slug',
      'hot-deals.yaml:8 hot_deals[0].packages[0].package: there is no package snack in packages.yaml; add it or correct the name',
    ],
  ],
  [
    'a hot deal for an unknown package',
    'hot-deals.yaml',
    'package: lunch',
    'package: dinner',
    [
      'hot-deals.yaml:9 hot_deals[0].packages[1].package: there is no package dinner in packages.yaml; add it or correct the name',
    ],
  ],
  [
    'a package twice in a hot deal',
    'hot-deals.yaml',
    'package: lunch',
    'package: snack',
    [
      'hot-deals.yaml:9 hot_deals[0].packages[1].package: the hot deal has snack already; take one away',
    ],
  ],
  [
    'a price that no package of the deal has',
    'hot-deals.yaml',
    '- package: snack',
    '- { package: snack, additional_price: 1.00 }',
    ['hot-deals.yaml:7 hot_deals[0].packages: each costs more than price; raise price instead'],
  ],
  [
    'a variation of a hot deal twice',
    'hot-deals.yaml',
    'slug: kopi',
    'slug: tea',
    [
      'hot-deals.yaml:16 hot_deals[0].options[0].variations[1].slug: tea is in this group already; choose another slug',
    ],
  ],
  [
    'a picture of a hot deal that is not there',
    'hot-deals.yaml',
    'wide.avif',
    'deal.avif',
    [
      'hot-deals.yaml:6 hot_deals[0].image: there is no images/deal.avif; add it or correct the name',
    ],
  ],
  [
    'a radius without a decimal',
    'branches.yaml',
    'radius_km: 7.5',
    'radius_km: 7',
    [
      'branches.yaml:19 branches[0].delivery.radius_km: must be kilometres with one decimal, such as 8.0',
    ],
  ],
  [
    'a radius of nothing',
    'branches.yaml',
    'radius_km: 7.5',
    'radius_km: 0.0',
    [
      'branches.yaml:19 branches[0].delivery.radius_km: must be at least 0.1; leave delivery out where there is none',
    ],
  ],
];

describe('packages, hot deals and delivery areas', () => {
  it.each(MISTAKES)('report %s by file, line and field', (_name, file, right, wrong, problems) => {
    expect(problemsOf(folderWith(file, right, wrong))).toEqual(problems);
  });

  it('are optional', () => {
    const folder = goodFolder();
    folder.files.delete('packages.yaml');
    folder.files.delete('hot-deals.yaml');
    expect(problemsOf(folder)).toEqual([]);
  });
});
