/** Public interface of the menu module. */
export { viewAvailability, viewChangedAvailability } from './availability/availability-view.ts';
export { type ChangedItem, countPortions, markItem } from './availability/mark-item.ts';
export { lockMarks, type Mark } from './availability/marks.ts';
export { sellOutUntilTomorrow } from './availability/sell-out-until-tomorrow.ts';
export {
  appliesAtSql,
  type ItemReference,
  type MarkedItem,
  soldOutAtSql,
} from './availability/sold-out.ts';
export { tomorrow } from './availability/tomorrow.ts';
export type { ChoiceGroup, Variation } from './choice-group.ts';
export { type BranchDish, findDishes } from './dishes.ts';
export { createMenuStreams } from './live/menu-streams.ts';
export { createMenuCache } from './menu-cache.ts';
export { findOptionGroups } from './option-groups.ts';
export { findHotDeals, type HotDeal, priceInDeal } from './packages/hot-deals.ts';
export {
  findPackages,
  type Package,
  type PackageDish,
  type PackageOption,
} from './packages/packages.ts';
export {
  type Choice,
  checkSelection,
  choiceKey,
  type DishName,
  type GroupProblem,
  type OptionRules,
  selectionKey,
  sortedChoices,
  timesOf,
  variationKey,
} from './selection.ts';
export { findStock, hasPortions, type StockList } from './stock.ts';
