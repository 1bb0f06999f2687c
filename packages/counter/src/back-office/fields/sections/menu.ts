import { TAGS } from '../choices.ts';
import {
  branches,
  choices,
  count,
  fixedVariants,
  flag,
  group,
  line,
  list,
  paragraph,
  picture,
  pictures,
  price,
  reference,
  section,
} from '../define.ts';
import { NEW_OPTION_GROUP, OPTION_GROUP } from './option-group.ts';

/** Fields of an item that the screen of what the branch can sell changes. */
export const SOLD_OUT = {
  sold_out: 'The screen of availability changes it at once.',
  sold_out_at: 'The screen of availability changes it at once.',
} as const;

export const FREE = flag('free', { hint: 'freeHint', when: { field: 'price', is: '0.00' } });

export const CATEGORIES = section({
  section: 'categories',
  label: 'categories',
  one: 'category',
  needsOwner: false,
  initial: {},
  elsewhere: {},
  groups: [
    group('basics', [line('name', { required: true }), picture('image', { required: true })]),
  ],
});

export const OPTIONS = section({
  section: 'options',
  label: 'sharedOptions',
  one: 'sharedOption',
  needsOwner: false,
  initial: NEW_OPTION_GROUP,
  elsewhere: {},
  groups: [group('basics', OPTION_GROUP)],
});

export const DISHES = section({
  section: 'dishes',
  label: 'dishes',
  one: 'dish',
  needsOwner: false,
  initial: {},
  elsewhere: SOLD_OUT,
  groups: [
    group('basics', [
      line('name', { required: true }),
      paragraph('description', { mayBeOne: true }),
      choices('tags', TAGS),
    ]),
    group('priceAndPoints', [
      price('price', { required: true, hint: 'priceHint' }),
      price('price_after_discount', { hint: 'priceAfterDiscountHint' }),
      FREE,
      count('points', [0, 100_000], { hint: 'pointsHint' }),
    ]),
    group('pictures', [
      picture('image', { hint: 'dishImageHint' }),
      pictures(['images', 'severalImages'], 10, { hint: 'severalImagesHint' }),
    ]),
    group('optionGroups', [
      list(
        ['options', 'optionGroups'],
        [0, 30],
        [
          { label: 'addOwnGroup', record: NEW_OPTION_GROUP },
          { label: 'addSharedGroup', record: { use: '' } },
        ],
        [
          fixedVariants('groupSource', [
            {
              label: 'sharedGroup',
              fields: [reference('use', 'options', { required: true })],
            },
            { label: 'ownGroup', fields: OPTION_GROUP },
          ]),
        ],
        { hint: 'optionGroupsHint' },
      ),
    ]),
    group('branchesAndStock', [
      branches('only_at', { hint: 'onlyAtHint' }),
      count('stock', [0, 100_000], { hint: 'stockHint' }),
      list(
        'stock_at',
        [0, 200],
        [{ label: 'addStock', record: {} }],
        [
          reference('branch', 'branches', { required: true }),
          count('portions', [0, 100_000], { required: true }),
        ],
        { hint: 'stockAtHint' },
      ),
    ]),
  ],
});
