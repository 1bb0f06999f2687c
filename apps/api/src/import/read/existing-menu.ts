import type { Entry } from './reader.ts';
import type { Restaurant } from './restaurant.ts';
import type { Dish, OptionGroup } from './schema.ts';

/** Dishes and shared option groups that other entries can refer to. */
export interface ExistingMenu {
  dishes: ReadonlyMap<string, Entry<Dish>>;
  shared: ReadonlyMap<string, Entry<OptionGroup>>;
  /** False if a menu file could not be read completely. */
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

/** Maps entries by slug. The first of duplicates wins; duplicates are reported elsewhere. */
function bySlug<Value>(entries: readonly Entry<Value>[]): Map<string, Entry<Value>> {
  return new Map(
    entries.toReversed().flatMap((entry) => (entry.slug === null ? [] : [[entry.slug, entry]])),
  );
}

/**
 * Returns the option groups of a dish; null if one is invalid or missing, which is reported
 * elsewhere.
 */
export function groupsOf({ options }: Dish, { shared }: ExistingMenu): OptionGroup[] | null {
  const groups = options.map((option) =>
    'use' in option ? (shared.get(option.use)?.value ?? null) : option,
  );
  return groups.every((group) => group !== null) ? groups : null;
}
