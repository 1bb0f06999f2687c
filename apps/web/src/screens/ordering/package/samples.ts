import {
  cents,
  type DishOption,
  type HotDeal,
  type Package,
  type PackageDish,
  type PackageOption,
} from '@claypot/sdk';

const spice: DishOption = {
  id: 'spice',
  option_type: 'radio',
  option_name: 'Spice level',
  min_qty: 1,
  max_qty: 1,
  is_required: 1,
  default_variation_id: 'mild',
  dish_option_variation: [
    {
      id: 'mild',
      variation_name: 'Mild',
      additional_price: cents(0),
      additional_point: 0,
      stock_status: 'In Stock',
    },
    {
      id: 'fiery',
      variation_name: 'Fiery',
      additional_price: cents(50),
      additional_point: 0,
      stock_status: 'In Stock',
    },
  ],
};

const style: DishOption = {
  ...spice,
  id: 'style',
  option_name: 'How the greens are done',
  default_variation_id: null,
  dish_option_variation: [
    {
      id: 'oil',
      variation_name: 'Garlic oil',
      additional_price: cents(0),
      additional_point: 0,
      stock_status: 'In Stock',
    },
    {
      id: 'oyster',
      variation_name: 'Oyster sauce',
      additional_price: cents(0),
      additional_point: 0,
      stock_status: 'In Stock',
    },
  ],
};

const NAMES: Record<string, string> = {
  'kung-pao-claypot-chicken-rice': 'Kung Pao Claypot Chicken Rice',
  'signature-claypot-chicken-rice': 'Signature Claypot Chicken Rice',
  'mushroom-claypot-chicken-rice': 'Mushroom Claypot Chicken Rice',
  'garlic-choy-sum': 'Choy Sum with Garlic Oil',
  'barley-lime': 'Iced Barley Lime',
  'teh-tarik': 'Teh Tarik',
};

const picture = (slug: string) => `/media/demo/${slug}.avif`;

function option(id: string, option_name: string, slugs: readonly string[]): PackageOption {
  return {
    id,
    option_name,
    min_qty: 1,
    max_qty: 1,
    is_required: 1,
    package_dish_option_dish: slugs.map((slug, index) => ({
      id: slug,
      dish_id: slug,
      name: NAMES[slug] ?? slug,
      image: picture(slug),
      qty: 1,
      stock_status: index === 2 ? 'Sold Out' : 'In Stock',
    })),
  };
}

function dishOf(slug: string, counts: Pick<PackageDish, 'is_option' | 'qty'>): PackageDish {
  return {
    id: `in-${slug}`,
    dish_id: slug,
    ...counts,
    dish: { name: NAMES[slug] ?? slug, image: picture(slug), stock_status: 'In Stock' },
    package_dish_variation: [],
  };
}

/** Package with a choice of claypot and drinks, and two side dishes, one with options. */
export const feast: Package = {
  id: 'family-claypot-feast',
  hot_deal_id: null,
  package_name: 'Family Claypot Feast',
  description: 'A claypot of your choice with greens and drinks for everyone at the table.',
  price: cents(6890),
  price_after_discount: cents(5990),
  package_image: [{ image: picture('package-family-claypot-feast') }],
  stock_status: 'In Stock',
  cart_qty: 0,
  point: 59,
  package_dish_option: [
    option('claypot', 'Choose 1 claypot', [
      'kung-pao-claypot-chicken-rice',
      'signature-claypot-chicken-rice',
      'mushroom-claypot-chicken-rice',
    ]),
    {
      ...option('drinks', 'Choose your drinks', ['barley-lime', 'teh-tarik']),
      min_qty: 2,
      max_qty: 2,
    },
  ],
  package_dish: [
    { ...dishOf('garlic-choy-sum', { is_option: 0, qty: 1 }), package_dish_variation: [style] },
    {
      ...dishOf('kung-pao-claypot-chicken-rice', { is_option: 1, qty: 1 }),
      package_dish_variation: [spice],
    },
    dishOf('signature-claypot-chicken-rice', { is_option: 1, qty: 1 }),
  ],
};

/** Hot deal with a choice of two packages and an optional dessert. */
export const deal: HotDeal = {
  id: 'second-claypot',
  name: 'Second Claypot at Half Price',
  offer_note: '50% off the second claypot, based on the lowest price',
  price: cents(2390),
  hot_deal_image: ['hot-deal-1', 'hot-deal-2'].map((slug) => ({ image: picture(slug) })),
  stock_status: 'In Stock',
  package_list: [
    {
      ...feast,
      id: 'pair',
      hot_deal_id: 'second-claypot',
      package_name: 'Chicken Claypot Pair',
      price: cents(2390),
      price_after_discount: null,
      package_image: [{ image: picture('package-chicken-claypot-pair') }],
      package_dish_option: [],
    },
    { ...feast, hot_deal_id: 'second-claypot' },
    {
      ...feast,
      id: 'comfort',
      hot_deal_id: 'second-claypot',
      package_name: 'Herbal Comfort Set',
      package_image: [{ image: picture('package-herbal-comfort-set') }],
      stock_status: 'Sold Out',
    },
  ],
  hot_deal_option: [
    {
      id: 'dessert',
      option_name: 'Something sweet after it',
      is_required: 0,
      hot_deal_option_variation: [
        {
          id: 'cendol',
          variation_name: 'Cendol',
          additional_price: cents(500),
          additional_point: 0,
          stock_status: 'In Stock',
        },
        {
          id: 'sago',
          variation_name: 'Mango sago',
          additional_price: cents(650),
          additional_point: 0,
          stock_status: 'In Stock',
        },
      ],
    },
  ],
};
