/**
 * Flows of ordering with which a front end of the staff builds its own menu and items. Front ends of
 * customers use the machines of `@claypot/domain/app`.
 */
export { type OrderedItem, orderedItem } from '../../../ordering/cart/ordered-item.ts';
export { cachedDish, cachedPackage } from '../../../ordering/catalogue/cached-menu.ts';
export { createCatalogueImplementations } from '../../../ordering/catalogue/catalogue.implementation.ts';
export { createHotDealItem } from '../../../ordering/hot-deal/hot-deal-item.implementation.ts';
export { createDishItem } from '../../../ordering/item/dish-item.implementation.ts';
export type { Addition } from '../../../ordering/item/item.types.ts';
export {
  createPackageItem,
  type PackageItemDeps,
} from '../../../ordering/package/package-item.implementation.ts';
