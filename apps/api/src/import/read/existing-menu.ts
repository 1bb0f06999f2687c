import type { Entry } from './reader.ts';
import type { Restaurant } from './restaurant.ts';
import type { Dish, OptionGroup } from './schema.ts';

/** The dishes that other entries can name. */
export interface ExistingMenu {
  dishes: ReadonlyMap<string, Entry<Dish>>;
  shared: ReadonlyMap<string, Entry<OptionGroup>>;
  /** False when dishes may be unknown. */
  complete: boolean;
}

export function readMenu({ menus, options }: Restaurant): ExistingMenu {
  const sections = [...menus.values()];
  return {
    dishes: bySlug(sections.flatMap(({ entries }) => entries)),
    shared: bySlug(options.entries),
    complete: sections.every(({ complete }) => complete),
  };
}

/** A slug used twice, which is told elsewhere, stays with the first that has it. */
function bySlug<Value>(entries: readonly Entry<Value>[]): Map<string, Entry<Value>> {
  return new Map(
    entries.toReversed().flatMap((entry) => (entry.slug === null ? [] : [[entry.slug, entry]])),
  );
}

/** Null when one of the dish's groups is itself wrong: that is told where the dish stands. */
export function groupsOf({ options }: Dish, { shared }: ExistingMenu): OptionGroup[] | null {
  const groups = options.map((option) =>
    'use' in option ? (shared.get(option.use)?.value ?? null) : option,
  );
  return groups.every((group) => group !== null) ? groups : null;
}
