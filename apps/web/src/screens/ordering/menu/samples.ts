import type {
  Banner,
  Cents,
  DishCategory,
  DishSummary,
  DishTag,
  PackageSummary,
} from '@claypot/sdk';
import { cents } from '@claypot/sdk';
import type { CartOfRows } from './list/cart-of-rows.ts';

export const categories: DishCategory[] = [
  ['rice', 'Claypot Rice'],
  ['noodles', 'Claypot Noodles'],
  ['soups', 'Soups & Herbal Claypots'],
  ['vegetables', 'Vegetables & Tofu'],
  ['desserts', 'Desserts'],
  ['drinks', 'Drinks'],
].map(([id = '', name = '']) => ({ id, name, image: `/media/demo/${id}.avif`, cart_qty: 0 }));

interface Sample {
  readonly name: string;
  readonly price: number;
  readonly description?: string;
  readonly reduced?: number;
  readonly tags?: DishTag[];
  readonly soldOut?: boolean;
  /** True if the dish has no options. */
  readonly plain?: boolean;
}

function dish(id: string, dish_category_id: string, sample: Sample): DishSummary {
  const reduced: Cents | null = sample.reduced === undefined ? null : cents(sample.reduced);
  return {
    id,
    dish_category_id,
    name: sample.name,
    description: sample.description ?? '',
    price: cents(sample.price),
    price_after_discount: reduced,
    dish_image: [{ image: `/media/demo/${id}.avif` }],
    stock_status: sample.soldOut ? 'Sold Out' : 'In Stock',
    cart_qty: 0,
    point: 12,
    tags: sample.tags ?? [],
    has_options: sample.plain !== true,
    needs_choice: sample.plain !== true,
  };
}

export const dishes: DishSummary[] = [
  dish('signature-claypot-chicken-rice', 'rice', {
    name: 'Signature Claypot Chicken Rice',
    description: 'Soy-smoked rice with a crust, chicken, lap cheong and salted fish.',
    price: 1590,
    tags: ['signature'],
  }),
  dish('kung-pao-claypot-chicken-rice', 'rice', {
    name: 'Kung Pao Claypot Chicken Rice',
    description: 'Dried chillies, cashew nuts and a sweet dark sauce that clings to every grain.',
    price: 1690,
    reduced: 1390,
    tags: ['spicy', 'new'],
  }),
  dish('waxed-meat-claypot-rice', 'rice', {
    name: 'Waxed Meat Claypot Rice',
    description: 'Chinese sausage, liver sausage and waxed duck.',
    price: 2290,
    soldOut: true,
  }),
  dish('claypot-lou-shu-fun', 'noodles', {
    name: 'Claypot Lou Shu Fun',
    description: 'Slippery rat-tail noodles in dark soy with minced meat. Stir the egg in.',
    price: 1390,
    tags: ['signature'],
  }),
  dish('claypot-curry-mee', 'noodles', {
    name: 'Claypot Curry Mee',
    description: 'Coconut curry with chicken, tofu puffs, long beans and cockles.',
    price: 1590,
    tags: ['spicy'],
  }),
  dish('herbal-chicken-claypot', 'soups', {
    name: 'Eight-Treasure Herbal Chicken Claypot',
    description: 'Simmered for six hours.',
    price: 2890,
  }),
  dish('lotus-root-peanut-soup', 'soups', { name: 'Lotus Root & Peanut Soup', price: 990 }),
  dish('garlic-choy-sum', 'vegetables', {
    name: 'Choy Sum with Garlic Oil',
    description: 'Blanched, with fried garlic crumbs.',
    price: 1290,
    tags: ['vegetarian'],
  }),
  dish('cendol', 'desserts', {
    name: 'Gula Melaka Cendol',
    price: 790,
    tags: ['signature'],
    plain: true,
  }),
  dish('teh-tarik', 'drinks', { name: 'Teh Tarik', price: 390, plain: true }),
  dish('barley-lime', 'drinks', { name: 'Iced Barley Lime', price: 490, plain: true }),
];

function listed(
  id: string,
  package_name: string,
  changes: Partial<PackageSummary>,
): PackageSummary {
  return {
    id,
    package_name,
    hot_deal_id: null,
    description: '',
    price: cents(3490),
    price_after_discount: null,
    package_image: [{ image: `/media/demo/package-${id}.avif` }],
    stock_status: 'In Stock',
    cart_qty: 0,
    point: 29,
    ...changes,
  };
}

export const packages: PackageSummary[] = [
  listed('second-claypot', 'Second Claypot at Half Price', {
    hot_deal_id: 'second-claypot',
    description: 'Two claypots, the second at half price.',
    price: cents(6580),
    price_after_discount: cents(4935),
    package_image: [{ image: '/media/demo/hot-deal-1.avif' }],
  }),
  listed('family-claypot-feast', 'Family Claypot Feast', {
    description: 'Two claypots, a soup, greens and four drinks.',
    price: cents(10890),
    price_after_discount: cents(9890),
  }),
  listed('dessert-duo', 'Dessert Duo', { price: cents(1390), stock_status: 'Sold Out' }),
];

/** The maximum number of dishes of a menu. */
export const thousandDishes: DishSummary[] = Array.from({ length: 1000 }, (_, index) => {
  const sample =
    dishes[index % dishes.length] ?? dish('more', 'rice', { name: 'More', price: 100 });
  return { ...sample, id: `${sample.id}-${index}`, name: `${sample.name} ${index + 1}` };
});

export const banners: Banner[] = ['banner-1', 'banner-2'].map((id) => ({
  id,
  image: `/media/demo/${id}.avif`,
  image_alt: 'Two claypots on a charcoal stove',
  opens: { kind: 'hot_deal', id: 'second-claypot' },
}));

export const OFFER = '50% off the second chicken claypot set, based on the lowest price';

/** Returns an in-memory cart with the given quantities. */
export function aCartOfRows(quantities: Readonly<Record<string, number>> = {}): CartOfRows {
  const now = new Map(Object.entries(quantities));
  const listening = new Set<() => void>();
  const change = (id: string, by: number) => {
    now.set(id, Math.max(0, (now.get(id) ?? 0) + by));
    for (const changed of listening) changed();
  };
  return {
    qtyOf: (id) => now.get(id) ?? 0,
    subscribe: (_, changed) => {
      listening.add(changed);
      return () => void listening.delete(changed);
    },
    addOne: ({ id }) => change(id, 1),
    takeOne: (id) => change(id, -1),
  };
}
