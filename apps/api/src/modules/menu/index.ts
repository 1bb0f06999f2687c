/** Public interface of the menu module. */

export type { ChoiceGroup, Variation } from './choice-group.ts';
export { type BranchDish, findDishes } from './dishes.ts';
export { createMenuStreams } from './live/menu-streams.ts';
export { type ChangedItem, countPortions, markItem } from './marks/mark-item.ts';
export { lockMarks, type Mark } from './marks/marks.ts';
export { sellOutUntilTomorrow } from './marks/sell-out-until-tomorrow.ts';
export {
  appliesAtSql,
  type ItemReference,
  type MarkedItem,
  soldOutAtSql,
} from './marks/sold-out.ts';
export { tomorrow } from './marks/tomorrow.ts';
export { createMenuCache } from './menu-cache.ts';
export { viewAvailability, viewChangedAvailability } from './operations/availability-view.ts';
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
