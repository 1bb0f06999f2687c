import {
  type ItemBasics,
  type ItemGroup,
  type ItemSnapshot,
  selectHotDealItem,
  selectItem,
  selectPackageItem,
} from '@claypot/domain/ordering';
import type { ItemType } from '@claypot/sdk';

/** A dish, a package or a hot deal, in the form that all of them share. */
export interface SaleItemView extends ItemBasics {
  /** Dishes that come with any choice. */
  readonly sideDishes: readonly string[];
}

/** Returns the view of an item. The packages of a deal are a group like any other. */
export function selectSaleItem(type: ItemType, snapshot: ItemSnapshot): SaleItemView {
  if (type === 'dish') return { ...selectItem(snapshot), sideDishes: [] };
  if (type === 'package') {
    const view = selectPackageItem(snapshot);
    return { ...view, sideDishes: namesOf(view.sideDishes) };
  }
  const view = selectHotDealItem(snapshot);
  const groups: ItemGroup[] = [
    ...(view.packageGroup === null ? [] : [view.packageGroup]),
    ...view.groups,
  ];
  const chosen = view.packages.find((included) => included.chosen);
  return { ...view, groups, sideDishes: namesOf(chosen?.sideDishes ?? []) };
}

function namesOf(dishes: ReturnType<typeof selectPackageItem>['sideDishes']): string[] {
  return dishes.map(({ dish, qty }) => (qty > 1 ? `${qty}\u00a0×\u00a0${dish.name}` : dish.name));
}
