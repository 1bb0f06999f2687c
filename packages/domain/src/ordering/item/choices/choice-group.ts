import { type Cents, cents, type DishOption, type DishOptionVariation } from '@claypot/sdk';

/**
 * Chosen variation ids by option group, in the order they were chosen; what is taken several times
 * stands as often.
 */
export type ChosenVariations = Readonly<Record<string, readonly string[]>>;

/** One thing that can be chosen: a variation of a dish or a deal, or a dish or package. */
export interface Choice extends DishOptionVariation {
  /** What it looks like and how many come; absent for a variation. */
  readonly offer?: {
    readonly image: string | null;
    readonly qty: number;
    /** In cents, of what has a price of its own instead of one that it adds. */
    readonly price?: Cents;
  };
  /** What is asked once it is chosen. */
  readonly groups?: readonly ChoiceGroup[];
}

/**
 * One question of an item. A dish's own option groups are what they are; whatever a package or a
 * hot deal asks takes the same form, so that one set of rules and one view serve all of it.
 */
export interface ChoiceGroup extends Omit<DishOption, 'dish_option_variation'> {
  dish_option_variation: Choice[];
  /** The dish of a package that the question is about; absent where it is about the item. */
  readonly dish_name?: string;
  /** The same may be taken several times. */
  readonly repeats?: boolean;
  /** How many of that dish there are, where it is more than one: what is chosen is for each of them. */
  readonly times?: number;
  /** What the cart calls it; absent where its ids are the group's and the choice's own. */
  readonly sent?: SentAs;
}

/** The ids of a selection entry (contract: Selection). */
interface SentAs {
  readonly group_id: string;
  /** The dish of a package whose variations these are. */
  readonly within?: { readonly dish_option_id: string; readonly dish_option_variation_id: string };
}

/** The questions of an item, which can depend on what is chosen already. */
export type Questions = (chosen: ChosenVariations) => readonly ChoiceGroup[];

/** The questions that stand, each followed by those that its chosen choices bring up. */
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

/** How often one of a group is chosen. */
export function timesChosen(
  group: Pick<ChoiceGroup, 'id'>,
  chosen: ChosenVariations,
  id: string,
): number {
  return (chosen[group.id] ?? []).filter((each) => each === id).length;
}

/** The chosen of one group, in the menu's order. */
export function chosenOf(group: ChoiceGroup, chosen: ChosenVariations): readonly Choice[] {
  return group.dish_option_variation.filter(({ id }) => chosen[group.id]?.includes(id));
}

/** Whether the branch has it now. */
export function canBeHad({ stock_status }: Choice): boolean {
  return stock_status !== 'Sold Out';
}

/** What a choice of a group adds to the price, in cents: for each of the dishes that it is for. */
export function addedPrice({ times = 1 }: Pick<ChoiceGroup, 'times'>, choice: Choice): Cents {
  return cents(choice.additional_price * times);
}
