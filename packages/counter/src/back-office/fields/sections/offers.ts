import {
  branches,
  count,
  flag,
  group,
  line,
  list,
  paragraph,
  picture,
  pictures,
  plain,
  price,
  reference,
  section,
} from '../define.ts';
import { FREE, SOLD_OUT } from './menu.ts';

const POINTS = count('points', [0, 100_000], { hint: 'pointsHint' });

const PACKAGE_DISH = [
  reference('dish', 'dishes', { required: true }),
  count('qty', [1, 99], { hint: 'oneIfEmpty' }),
  plain('asked', 'ask', { hint: 'askHint' }),
] as const;

export const PACKAGES = section({
  section: 'packages',
  label: 'packages',
  one: 'package',
  needsOwner: false,
  initial: {},
  elsewhere: SOLD_OUT,
  groups: [
    group('basics', [
      line('package_name', { required: true }),
      paragraph('description', { required: true }),
      flag('only_in_deals', { hint: 'onlyInDealsHint' }),
      branches('only_at', { hint: 'onlyAtHint' }),
    ]),
    group('priceAndPoints', [
      price('price', { required: true, hint: 'priceHint' }),
      price('price_after_discount', { hint: 'priceAfterDiscountHint' }),
      FREE,
      POINTS,
    ]),
    group('pictures', [
      picture('image', { hint: 'dishImageHint' }),
      pictures(['images', 'severalImages'], 10, { hint: 'severalImagesHint' }),
    ]),
    group('contents', [
      list(
        ['options', 'packageChoices'],
        [0, 20],
        [{ label: 'addPackageChoice', record: { is_required: 'true', dishes: [{}] } }],
        [
          line(['option_name', 'choiceName'], { required: true }),
          flag('is_required', { required: true }),
          count('min_qty', [0, 50], { hint: 'minQtyHint' }),
          count('max_qty', [1, 50], { hint: 'maxDishesHint' }),
          list(
            ['dishes', 'choosableDishes'],
            [1, 50],
            [{ label: 'addDish', record: {} }],
            PACKAGE_DISH,
          ),
        ],
        { hint: 'packageChoicesHint' },
      ),
      list('side_dishes', [0, 30], [{ label: 'addDish', record: {} }], PACKAGE_DISH, {
        hint: 'sideDishesHint',
      }),
    ]),
  ],
});

export const HOT_DEALS = section({
  section: 'hot_deals',
  label: 'hotDeals',
  one: 'hotDeal',
  needsOwner: false,
  initial: { packages: [{}] },
  elsewhere: {},
  groups: [
    group('basics', [
      line('name', { required: true }),
      paragraph('offer_note', { required: true }),
    ]),
    group('priceAndPoints', [
      price('price', { required: true, hint: 'dealPriceHint' }),
      FREE,
      POINTS,
    ]),
    group('pictures', [
      picture('image', { hint: 'dishImageHint' }),
      pictures(['images', 'severalImages'], 10, { hint: 'severalImagesHint' }),
    ]),
    group('contents', [
      list(
        ['packages', 'dealPackages'],
        [1, 20],
        [{ label: 'addPackage', record: {} }],
        [reference('package', 'packages', { required: true }), price('additional_price')],
        { hint: 'dealPackagesHint' },
      ),
      list(
        ['options', 'dealChoices'],
        [0, 20],
        [{ label: 'addDealChoice', record: { is_required: 'true', variations: [{}] } }],
        [
          line(['option_name', 'choiceName'], { required: true }),
          flag('is_required', { required: true }),
          list(
            'variations',
            [1, 50],
            [{ label: 'addVariation', record: {} }],
            [
              line('name', { required: true }),
              price('additional_price'),
              reference('dish', 'dishes', { hint: 'variationDishHint' }),
            ],
          ),
        ],
        { hint: 'dealChoicesHint' },
      ),
    ]),
  ],
});
