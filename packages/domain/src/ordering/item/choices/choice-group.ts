import { type Cents, cents, type DishOption, type DishOptionVariation } from '@claypot/sdk';

/**
 * Chosen variation ids by option group, in the order chosen. Repeated choices appear repeatedly.
 */
export type ChosenVariations = Readonly<Record<string, readonly string[]>>;

/** A selectable entry: a variation of a dish or a deal, or a dish or package. */
export interface Choice extends DishOptionVariation {
  /** Image and quantity; absent for a variation. */
  readonly offer?: {
    readonly image: string | null;
    readonly qty: number;
    /** Price in cents of a choice that has its own price instead of a surcharge. */
    readonly price?: Cents;
  };
  /** Groups shown once it is chosen. */
  readonly groups?: readonly ChoiceGroup[];
}

/**
 * A group of choices of an item. Options of dishes, packages and hot deals share this form, its
 * rules and its view.
 */
export interface ChoiceGroup extends Omit<DishOption, 'dish_option_variation'> {
  dish_option_variation: Choice[];
  /** The dish of a package that the group belongs to; absent if it belongs to the item. */
  readonly dish_name?: string;
  /** True if the same choice can be taken several times. */
  readonly repeats?: boolean;
  /** Quantity of that dish if more than one: the choice applies to each. */
  readonly times?: number;
  /** Ids used by the cart; absent if they equal the ids of the group and the choice. */
  readonly sent?: SentAs;
}

/** Ids of a selection entry (contract: Selection). */
interface SentAs {
  readonly group_id: string;
  /** The dish of a package that the variations belong to. */
  readonly within?: { readonly dish_option_id: string; readonly dish_option_variation_id: string };
}

/** Returns the groups of an item, which may depend on earlier choices. */
export type Questions = (chosen: ChosenVariations) => readonly ChoiceGroup[];

/** Returns the groups to show, each followed by the groups of its chosen entries. */
export function askedGroups(
  groups: readonly ChoiceGroup[],
  chosen: ChosenVariations,
): readonly ChoiceGroup[] {
  return groups.flatMap((group) => [
    group,
    ...chosenOf(group, chosen).flatMap((choice) =>
      askedGroups(choice.groups ?? [], chosen).map((asked) => {
        const times = timesChosen(group, chosen, choice.id);
        return times > 1 ? { ...asked, times } : asked;
      }),
    ),
  ]);
}

/** Returns how often a choice of a group is chosen. */
export function timesChosen(
  group: Pick<ChoiceGroup, 'id'>,
  chosen: ChosenVariations,
  id: string,
): number {
  return (chosen[group.id] ?? []).filter((each) => each === id).length;
}

/** Returns the chosen entries of a group, in menu order. */
export function chosenOf(group: ChoiceGroup, chosen: ChosenVariations): readonly Choice[] {
  return group.dish_option_variation.filter(({ id }) => chosen[group.id]?.includes(id));
}

/** Returns true if the choice is not sold out. */
export function canBeHad({ stock_status }: Choice): boolean {
  return stock_status !== 'Sold Out';
}

/** Returns the surcharge of a choice in cents, for all dishes that it applies to. */
export function addedPrice({ times = 1 }: Pick<ChoiceGroup, 'times'>, choice: Choice): Cents {
  return cents(choice.additional_price * times);
}
