import {
  type Banner,
  cents,
  type DishCategory,
  type DishSummary,
  type PackageSummary,
} from '@claypot/sdk';

export function aCategory(changes: Partial<DishCategory> = {}): DishCategory {
  return {
    id: 'claypots',
    name: 'Claypots',
    image: '/media/demo/claypots.avif',
    cart_qty: 0,
    ...changes,
  };
}

export function aMenuDish(changes: Partial<DishSummary> = {}): DishSummary {
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
    ...changes,
  };
}

export function aMenuPackage(changes: Partial<PackageSummary> = {}): PackageSummary {
  return {
    id: 'package-1',
    hot_deal_id: null,
    package_name: 'Family of Three',
    description: '',
    price: cents(6800),
    price_after_discount: cents(5990),
    package_image: [{ image: '/media/demo/family-of-three.avif' }],
    stock_status: 'In Stock',
    cart_qty: 0,
    point: 59,
    ...changes,
  };
}

/** A menu with two categories in use and one without dishes. */
export function aMenu() {
  return {
    packages: [] as PackageSummary[],
    categories: [
      aCategory(),
      aCategory({ id: 'soups', name: 'Soups' }),
      aCategory({ id: 'noodles', name: 'Noodles' }),
    ],
    dishes: [
      aMenuDish(),
      aMenuDish({ id: 'dish-2', name: '砂煲鸡饭 Claypot', stock_status: 'Sold Out' }),
      aMenuDish({ id: 'dish-3', name: 'Wantan noodles', dish_category_id: 'noodles' }),
    ],
  };
}

export const banners: Banner[] = [
  { id: 'banner-1', image: '/media/demo/banner-1.avif', image_alt: 'Two claypots', opens: null },
];
