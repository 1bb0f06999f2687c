import { cents, type HotDeal, type Package } from '@claypot/sdk';
import { anOption } from '../../item/testing/samples.ts';

/**
 * A package with a choice of two claypots and a third one that is sold out. The chicken and the
 * included barley water each have the group of `anOption`.
 */
export function aPackage(changes: Partial<Package> = {}): Package {
  return {
    id: 'family',
    hot_deal_id: null,
    package_name: 'Family of Three',
    description: '',
    price: cents(6800),
    price_after_discount: cents(5990),
    package_image: [{ image: '/media/demo/family-of-three.avif' }],
    stock_status: 'In Stock',
    cart_qty: 0,
    point: 59,
    package_dish_option: [
      {
        id: 'claypot',
        option_name: 'Choose a claypot',
        min_qty: 1,
        max_qty: 1,
        is_required: 1,
        package_dish_option_dish: [
          offered('pick-chicken', 'Claypot Chicken Rice', 'chicken'),
          offered('pick-duck', 'Claypot Duck Rice', 'duck'),
          { ...offered('pick-yam', 'Claypot Yam Rice', 'yam'), stock_status: 'Sold Out' },
        ],
      },
    ],
    package_dish: [
      dish('in-barley', 'barley', 'Barley Water', { is_option: 0, qty: 3 }),
      dish('in-chicken', 'chicken', 'Claypot Chicken Rice', { is_option: 1, qty: 1 }),
      {
        ...dish('in-duck', 'duck', 'Claypot Duck Rice', { is_option: 1, qty: 1 }),
        package_dish_variation: [],
      },
    ],
    ...changes,
  };
}

function offered(id: string, name: string, dish_id: string) {
  const image = `/media/demo/${dish_id}.avif`;
  return { id, name, qty: 1, dish_id, image, stock_status: 'In Stock' as const };
}

function dish(
  id: string,
  dish_id: string,
  name: string,
  counts: Pick<Package['package_dish'][number], 'is_option' | 'qty'>,
): Package['package_dish'][number] {
  return {
    id,
    dish_id,
    ...counts,
    dish: { name, image: `/media/demo/${dish_id}.avif`, stock_status: 'In Stock' },
    // Every dish has the same group, as when two dishes are served with the same rice.
    package_dish_variation: [anOption()],
  };
}

/** A hot deal with two packages and an optional drink. */
export function aHotDeal(changes: Partial<HotDeal> = {}): HotDeal {
  const couple = { id: 'couple', package_name: 'For two', price: cents(3000) };
  return {
    id: 'deal',
    name: 'Second Claypot at Half Price',
    offer_note: '',
    price: cents(3000),
    hot_deal_image: [],
    stock_status: 'In Stock',
    package_list: [
      aPackage({
        ...couple,
        hot_deal_id: 'deal',
        price_after_discount: null,
        package_dish_option: [],
        package_dish: [],
      }),
      aPackage({ hot_deal_id: 'deal' }),
    ],
    hot_deal_option: [
      {
        id: 'drink',
        option_name: 'Add a drink',
        is_required: 0,
        hot_deal_option_variation: [
          {
            id: 'tea',
            variation_name: 'Tea',
            additional_price: cents(250),
            additional_point: 0,
            stock_status: 'In Stock',
          },
        ],
      },
    ],
    ...changes,
  };
}
