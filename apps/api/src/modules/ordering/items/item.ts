import type { Cents } from '@claypot/sdk';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import {
  type Choice,
  type ChoiceGroup,
  choiceKey,
  type MarkedItem,
  type OptionRules,
  type Variation,
  variationKey,
} from '../../menu/index.ts';

export interface Chosen {
  readonly group: ChoiceGroup;
  readonly variation: Variation;
  /**
   * Number of times in one item. In a package, a dish's choice counts as often as the dish was
   * chosen.
   */
  readonly times: number;
}

/** A dish or a package with its selling price. */
export interface SoldItem {
  readonly id: string;
  readonly name: TranslatedText;
  readonly image: string;
  readonly price: Cents;
  readonly price_after_discount: Cents | null;
  /** Points earned per piece, without choices. */
  readonly point: number;
}

/** A dish that is part of one item. */
export interface ServedDish {
  readonly dish_id: string;
  readonly name: TranslatedText;
  readonly image: string;
  readonly qty: number;
  /** Number of times it was chosen; 1 for a side dish or the item itself. */
  readonly times: number;
  /** Position in a package; null for a dish that is the item itself. */
  readonly place: {
    readonly within: Required<OptionRules>['within'];
    /** Option from which the dish was chosen; null for a side dish. */
    readonly option_name: TranslatedText | null;
  } | null;
  readonly chosen: readonly Chosen[];
}

/** An orderable item with its choices: a dish, a package or a hot deal. */
export interface Item {
  readonly kind: 'dish' | 'package';
  readonly sold: SoldItem;
  /** Hot deal that includes the package; null if none. */
  readonly deal: { readonly id: string; readonly name: TranslatedText } | null;
  /** Groups available for the present choices. */
  readonly groups: readonly ChoiceGroup[];
  /** Choices of the item itself: variations of the dish, or options of the deal. */
  readonly chosen: readonly Chosen[];
  /** Dishes in one item. A dish contains itself. */
  readonly served: readonly ServedDish[];
  /** True if the item is no longer on the menu. */
  readonly isUnavailable: boolean;
  /** True if the item itself is marked as sold out; its dishes may be sold out independently. */
  readonly sold_out: boolean;
}

/**
 * Returns the groups and variations of choices, in menu order. Ignores unknown choices.
 * @param times quantity of each choice
 */
export function findChosen(
  groups: readonly ChoiceGroup[],
  choices: readonly Choice[],
  times = 1,
): Chosen[] {
  const names = new Set(choices.map(choiceKey));
  return groups.flatMap((group) =>
    group.variations
      .filter(({ id }) => names.has(variationKey(group, id)))
      .map((variation) => ({ group, variation, times })),
  );
}

/** Returns all choices that may add to the price, of the item and of its dishes. */
export function allChosen({ chosen, served }: Item): Chosen[] {
  return [...chosen, ...served.flatMap((dish) => dish.chosen)];
}

/** Returns all dishes that the kitchen prepares for one item, including choices that are dishes. */
export function portionsOf(item: Item): Pick<ServedDish, 'dish_id' | 'qty'>[] {
  const chosen = allChosen(item).flatMap(({ times, variation: { dish_id } }) =>
    dish_id === null ? [] : [{ dish_id, qty: times }],
  );
  return [...item.served, ...chosen];
}

/** Returns what a branch can mark as sold out in an item, other than its dishes and its package. */
export function markableOf(item: Item): MarkedItem[] {
  const choices = allChosen(item).flatMap(({ variation: { kind, id } }) =>
    kind === null ? [] : [{ kind, id }],
  );
  return item.deal === null ? choices : [...choices, { kind: 'hot_deal', id: item.deal.id }];
}

/** Returns the hot deal, or the sold item if there is none. */
export function itemReference({ deal, sold }: Item): { id: string; name: TranslatedText } {
  return deal ?? sold;
}
