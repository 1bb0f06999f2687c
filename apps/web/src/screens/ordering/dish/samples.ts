import { cents, type Dish, type DishOption } from '@claypot/sdk';

function variations(...entries: [name: string, price: number][]) {
  return entries.map(([variation_name, price]) => ({
    id: variation_name,
    variation_name,
    additional_price: cents(price),
    additional_point: 0,
    stock_status: 'In Stock' as const,
  }));
}

const size: DishOption = {
  id: 'size',
  option_type: 'radio',
  option_name: 'Size',
  min_qty: 1,
  max_qty: 1,
  is_required: 1,
  default_variation_id: 'Regular',
  dish_option_variation: variations(['Regular', 0], ['Large, for two', 900]),
};

const noodles: DishOption = {
  ...size,
  id: 'noodles',
  option_name: 'Noodles',
  default_variation_id: null,
  dish_option_variation: variations(['Yellow noodles', 0], ['Bihun', 0], ['Kuey teow', 0]),
};

const sides: DishOption = {
  ...size,
  id: 'sides',
  option_type: 'checkbox',
  option_name: 'Two sides with it',
  min_qty: 2,
  max_qty: 2,
  default_variation_id: null,
  dish_option_variation: variations(['Choy sum', 0], ['Egg tofu', 150], ['Pickles', 0]),
};

const extras: DishOption = {
  ...size,
  id: 'extras',
  option_type: 'checkbox',
  option_name: 'Add to the pot',
  min_qty: 0,
  max_qty: 2,
  is_required: 0,
  default_variation_id: null,
  dish_option_variation: variations(
    ['Chinese sausage', 350],
    ['Fried egg', 200],
    ['Shiitake mushroom', 250],
    ['Extra crust', 150],
  ),
};

export const dish: Dish = {
  id: 'signature-claypot-chicken-rice',
  dish_category_id: 'rice',
  name: 'Signature Claypot Chicken Rice',
  description:
    'Soy-smoked rice with a crust, chicken on the bone, lap cheong and salted fish, from the charcoal stove to your hands.',
  price: cents(1590),
  price_after_discount: null,
  dish_image: [{ image: '/media/demo/signature-claypot-chicken-rice.avif' }],
  stock_status: 'In Stock',
  cart_qty: 0,
  point: 15,
  tags: ['signature', 'spicy'],
  has_options: true,
  needs_choice: true,
  dish_option: [size, noodles, sides, extras],
};

/** All required groups are chosen, and the extras are full. */
export const complete = {
  size: ['Regular'],
  noodles: ['Bihun'],
  sides: ['Choy sum', 'Egg tofu'],
  extras: ['Chinese sausage', 'Fried egg'],
};
