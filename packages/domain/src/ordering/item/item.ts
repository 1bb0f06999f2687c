import type { ItemType, SelectionList, StockStatus } from '@claypot/sdk';
import { askedGroups, type ChoiceGroup, type Questions } from './choices/choice-group.ts';
import { hotDealGroups } from './choices/hot-deal-questions.ts';
import { packageGroups } from './choices/package-questions.ts';
import { selectionList } from './choices/selection.ts';
import type { Addition, Item } from './item.types.ts';

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

/** An item as a request names it. */
export interface RequestedItem {
  readonly item_id: string;
  readonly type: ItemType;
  readonly qty: number;
  readonly variation: SelectionList;
}

/** Returns the item of an addition as a request names it. */
export function requestedItem({
  chosen,
  item,
  qty,
}: Pick<Addition, 'chosen' | 'qty'> & { readonly item: Item }): RequestedItem {
  return {
    item_id: recordOf(item).id,
    type: item.type,
    qty,
    variation: selectionList(questionsOf(item), chosen ?? {}),
  };
}
