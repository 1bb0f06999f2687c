import type { StockStatus } from '@claypot/sdk';
import { askedGroups, type ChoiceGroup, type Questions } from './choices/choice-group.ts';
import { hotDealGroups } from './choices/hot-deal-questions.ts';
import { packageGroups } from './choices/package-questions.ts';
import type { Item } from './item.types.ts';

/** Returns a function that returns the item's groups to show for the current choices. */
export function questionsOf(item: Item): Questions {
  const groups = groupsOf(item);
  return (chosen) => askedGroups(groups, chosen);
}

/** Returns the groups that are always shown; their choices may add further ones. */
export function groupsOf(item: Item): readonly ChoiceGroup[] {
  switch (item.type) {
    case 'dish':
      return item.dish.dish_option;
    case 'package':
      return packageGroups(item.package);
    case 'hot_deal':
      return hotDealGroups(item.deal);
  }
}

/** Returns the common fields of the dish, package or hot deal. */
export function recordOf(item: Item): { id: string; stock_status: StockStatus } {
  if (item.type === 'dish') return item.dish;
  return item.type === 'package' ? item.package : item.deal;
}
