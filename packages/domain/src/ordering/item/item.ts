import type { StockStatus } from '@claypot/sdk';
import { askedGroups, type ChoiceGroup, type Questions } from './choices/choice-group.ts';
import { hotDealGroups } from './choices/hot-deal-questions.ts';
import { packageGroups } from './choices/package-questions.ts';
import type { Item } from './item.types.ts';

/** All that the item asks of the customer. */
export function questionsOf(item: Item): Questions {
  const groups = groupsOf(item);
  return (chosen) => askedGroups(groups, chosen);
}

/** The questions that are asked in any case; their choices may bring up further ones. */
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

/** The dish, package or hot deal itself, as far as they are alike. */
export function recordOf(item: Item): { id: string; stock_status: StockStatus } {
  if (item.type === 'dish') return item.dish;
  return item.type === 'package' ? item.package : item.deal;
}
