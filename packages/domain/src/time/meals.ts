/** Meals of the day, each with the hours in which it usually begins: from, and before. */
const MEALS = [
  { meal: 'breakfast', from: 7, before: 10 },
  { meal: 'lunch', from: 12, before: 15 },
  { meal: 'dinner', from: 18, before: 21 },
] as const;

export type Meal = (typeof MEALS)[number]['meal'];

/** Hour before which no customer is assumed to want a meal. */
const EARLIEST_MEAL = MEALS[0].from;

/** Returns the first item of each meal, in order. Omits meals without items. */
export function firstOfMeals<T>(
  items: readonly T[],
  hourOf: (item: T) => number,
): { readonly meal: Meal; readonly first: T }[] {
  return MEALS.flatMap(({ before, from, meal }) => {
    const first = items.find((item) => hourOf(item) >= from && hourOf(item) < before);
    return first === undefined ? [] : [{ meal, first }];
  });
}

/**
 * Returns the item to suggest for a later day: the first one, but lunch if the first is at night,
 * as in a branch that never closes. Undefined if there are no items.
 */
export function suggestedItem<T>(items: readonly T[], hourOf: (item: T) => number): T | undefined {
  const [first] = items;
  if (first === undefined || hourOf(first) >= EARLIEST_MEAL) return first;
  const meals = firstOfMeals(items, hourOf);
  const lunch = meals.find(({ meal }) => meal === 'lunch') ?? meals[0];
  return lunch?.first ?? items.find((item) => hourOf(item) >= EARLIEST_MEAL) ?? first;
}
