import type { Cents } from '@claypot/sdk';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import {
  type Choice,
  type ChoiceGroup,
  choiceKey,
  type OptionRules,
  type Variation,
  variationKey,
} from '../../menu/index.ts';

/** A choice together with what it is. */
export interface Chosen {
  readonly group: ChoiceGroup;
  readonly variation: Variation;
  /** How often it counts for one of the item: once for each of the dishes that it is chosen of. */
  readonly times: number;
}

/** A dish or a package at the price it is sold for. */
export interface SoldItem {
  readonly id: string;
  readonly name: TranslatedText;
  readonly image: string;
  readonly price: Cents;
  readonly price_after_discount: Cents | null;
  /** Points one of it earns, before its choices. */
  readonly point: number;
}

/** A dish that comes with one of the item. */
export interface ServedDish {
  readonly dish_id: string;
  readonly name: TranslatedText;
  readonly image: string;
  readonly qty: number;
  /** How often it was chosen; what comes along or is the item itself is there once. */
  readonly times: number;
  /** Where it stands in a package; null for a dish that is the item itself. */
  readonly place: {
    readonly within: Required<OptionRules>['within'];
    /** The option it was chosen from; null for a side dish. */
    readonly option_name: TranslatedText | null;
  } | null;
  readonly chosen: readonly Chosen[];
}

/** What somebody orders: a dish, a package or a hot deal, with what was chosen of it. */
export interface Item {
  readonly kind: 'dish' | 'package';
  readonly sold: SoldItem;
  /** The hot deal the package was chosen in. */
  readonly deal: { readonly id: string; readonly name: TranslatedText } | null;
  /** Everything that can be chosen, given what was chosen. */
  readonly groups: readonly ChoiceGroup[];
  /** What was chosen of the item itself: variations of the dish, or options of the deal. */
  readonly chosen: readonly Chosen[];
  /** The dishes of one of it; a dish serves itself. */
  readonly served: readonly ServedDish[];
  /** Left the menu, as a whole. */
  readonly gone: boolean;
  /** Marked as sold out as a whole; its dishes may be sold out besides. */
  readonly sold_out: boolean;
}

/**
 * What choices mean, as the menu orders them; those the groups do not know are left out.
 * @param times how often each of them counts
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

/** Everything chosen that may add to the price: of the item and of the dishes in it. */
export function allChosen({ chosen, served }: Item): Chosen[] {
  return [...chosen, ...served.flatMap((dish) => dish.chosen)];
}

/** All that the kitchen serves for one of an item: its dishes, and the choices that are dishes. */
export function portionsOf(item: Item): Pick<ServedDish, 'dish_id' | 'qty'>[] {
  const chosen = allChosen(item).flatMap(({ times, variation: { dish_id } }) =>
    dish_id === null ? [] : [{ dish_id, qty: times }],
  );
  return [...item.served, ...chosen];
}

/** What the customer asked for by name: the hot deal, or what is sold. */
export function askedFor({ deal, sold }: Item): { id: string; name: TranslatedText } {
  return deal ?? sold;
}
