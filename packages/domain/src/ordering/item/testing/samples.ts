import { cents, type Dish, type DishOption } from '@claypot/sdk';

function variations(...names: string[]): DishOption['dish_option_variation'] {
  return names.map((name, index) => ({
    id: `${name.toLowerCase()}`,
    variation_name: name,
    additional_price: cents(index * 150),
    additional_point: 0,
    stock_status: 'In Stock' as const,
  }));
}

export function anOption(changes: Partial<DishOption> = {}): DishOption {
  return {
    id: 'rice',
    option_type: 'radio',
    option_name: 'Rice',
    min_qty: 1,
    max_qty: 1,
    is_required: 1,
    default_variation_id: null,
    dish_option_variation: variations('White', 'Oily', 'Brown'),
    ...changes,
  };
}

export function extras(changes: Partial<DishOption> = {}): DishOption {
  return anOption({
    id: 'extras',
    option_type: 'checkbox',
    option_name: 'Extras',
    min_qty: 0,
    max_qty: 2,
    is_required: 0,
    dish_option_variation: variations('Egg', 'Sausage', 'Mushroom'),
    ...changes,
  });
}

export function aDish(changes: Partial<Dish> = {}): Dish {
  return {
    id: 'dish-1',
    dish_category_id: 'claypots',
    name: 'Claypot chicken rice',
    description: '',
    price: cents(1500),
    price_after_discount: null,
    dish_image: [{ image: '/media/demo/claypot-chicken-rice.avif' }],
    stock_status: 'In Stock',
    cart_qty: 0,
    point: 15,
    tags: [],
    has_options: true,
    needs_choice: true,
    dish_option: [anOption(), extras()],
    ...changes,
  };
}
